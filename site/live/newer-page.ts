// A newer page is there in the place of the one on show. It waits for the reader's press: what is read does not change by itself. In the browser
// only.

import { showAnew } from "../../core/client/show-anew.ts";
import { announce } from "./announce.ts";
import styles from "./newer-page.css?inline";

const words = "This page has been updated.";

let isStyled = false;

function style(): void {
  if (isStyled) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  isStyled = true;
}

export function offerNewerPage(): void {
  if (document.querySelector("[data-newer-page]") !== null) return;
  style();
  const button = document.createElement("button");
  button.type = "button";
  button.dataset["newerPage"] = "";
  button.textContent = `${words} Show it`;
  button.addEventListener("click", () => {
    button.remove();
    showAnew();
  });
  // Whoever goes by the keyboard comes to it before the page.
  document.querySelector("main")?.before(button);
  announce(words);
}
