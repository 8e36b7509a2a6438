// Applies the reader's theme, text size and wish for less motion before the first paint, and says whether room for “For you” is needed. Pages do not depend on cookies, so the server cannot.

import { followedKey, motionKey, dismissedAlertsKey, textSizeKey, themeCookie } from "./reader-settings.ts";

/** Runs in the page as text, so it leans on nothing; `themeInCookie` says the same in words. */
export const themeScript = [
  "(function(d){",
  `var m=/(?:^|;\\s*)${themeCookie}=(light|dark)(?:;|$)/.exec(document.cookie);`,
  "if(m)d.dataset.theme=m[1];",
  "try{var k=localStorage,",
  `s=k.getItem("${textSizeKey}");if(s)d.dataset.textSize=s;`,
  `if(k.getItem("${motionKey}")=="reduce")d.dataset.motion="reduce";`,
  `if(k.getItem("${followedKey}"))d.dataset.follows=""}catch(e){}`,
  // An alert that was dismissed must not be seen, nor take any room, before the script that removes it is there (`dismissed-alerts.ts`).
  `try{var a=JSON.parse(localStorage.getItem("${dismissedAlertsKey}")||"[]").map(function(i){return'[data-alert="'+CSS.escape(i)+'"]'}).join();`,
  "if(a){var c=new CSSStyleSheet();c.replaceSync(a+'{display:none}');document.adoptedStyleSheets=[c]}}catch(e){}",
  // Pages are the same for everyone, so the offer of the text edition stands in all of them and is shown to who saves data.
  "try{if(navigator.connection.saveData)d.classList.add('saves-data')}catch(e){}",
  "d.classList.add('js')",
  "})(document.documentElement)",
].join("");
