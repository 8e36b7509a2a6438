// The arrows of every carousel, by one listener for the whole page: pages are not hydrated, so the arrows are plain buttons.

import { prefersReducedMotion } from "../../core/client/reduced-motion.ts";

/** Marks an arrow; its value is the direction. */
export const arrowMark = "data-scroll-row";

const step = 0.85;

function onClick({ target }: Event): void {
  const arrow = target instanceof Element ? target.closest(`[${arrowMark}]`) : null;
  const row = arrow?.parentElement?.querySelector("ul");
  if (arrow === null || row === null || row === undefined) return;
  const left = Number(arrow.getAttribute(arrowMark)) * row.clientWidth * step;
  row.scrollBy({ left, behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

export function scrollRows(root: Document): void {
  root.addEventListener("click", onClick);
}
