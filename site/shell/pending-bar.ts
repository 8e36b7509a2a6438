// A thin line along the top while the next page is on its way; the quickest pages never show it.

import { mainId } from "./main-id.ts";
import styles from "./pending-bar.module.css";

let bar: HTMLElement | undefined;

function drawBar(): HTMLElement {
  const drawn = document.createElement("div");
  drawn.className = styles["bar"] ?? "";
  const progress = document.createElement("progress");
  progress.className = "visually-hidden";
  progress.setAttribute("aria-label", "Loading the next page");
  drawn.append(progress);
  return drawn;
}

/** Once it is there it stays: whatever comes into the body, or goes, has the browser look through the styles of all that stands there. */
export function showPending(isPending: boolean): void {
  if (isPending && bar === undefined) {
    bar = drawBar();
    document.body.append(bar);
  }
  if (bar !== undefined) bar.hidden = !isPending;
  const main = document.getElementById(mainId);
  if (isPending) main?.setAttribute("aria-busy", "true");
  else main?.removeAttribute("aria-busy");
}
