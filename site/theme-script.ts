// Applies the reader's theme and text size before the first paint. Pages do not depend on cookies, so the server cannot.

export const themeCookie = "FN_theme";
export const textSizeKey = "text-size";

export type Theme = "light" | "dark";

/** VIDEO-01: the cookie when it says exactly light or dark; any other value is ignored and the operating system decides. */
export function themeInCookie(cookies: string): Theme | undefined {
  const value = new RegExp(`(?:^|;\\s*)${themeCookie}=([^;]*)`).exec(cookies)?.[1];
  return value === "light" || value === "dark" ? value : undefined;
}

/** Runs in the page as text, so it leans on nothing; `themeInCookie` says the same in words. */
export const themeScript = [
  "(function(d){",
  `var m=/(?:^|;\\s*)${themeCookie}=(light|dark)(?:;|$)/.exec(document.cookie);`,
  "if(m)d.dataset.theme=m[1];",
  `try{var s=localStorage.getItem("${textSizeKey}");if(s)d.dataset.textSize=s}catch(e){}`,
  "d.classList.add('js')",
  "})(document.documentElement)",
].join("");
