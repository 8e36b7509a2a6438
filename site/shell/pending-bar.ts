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

export function showPending(isPending: boolean): void {
  bar?.remove();
  bar = isPending ? drawBar() : undefined;
  if (bar !== undefined) document.body.prepend(bar);
  const main = document.getElementById(mainId);
  if (isPending) main?.setAttribute("aria-busy", "true");
  else main?.removeAttribute("aria-busy");
}
