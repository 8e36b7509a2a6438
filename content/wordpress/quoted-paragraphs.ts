import type { HTMLElement } from "node-html-parser";
import { isBlock, isElement } from "./elements.ts";
import { paragraphsIn } from "./paragraphs.ts";

/** Blank lines end paragraphs in a quotation too, where it has been written before there were blocks. */
export function bringParagraphs(quotation: HTMLElement): void {
  if (quotation.childNodes.some((inner) => isElement(inner) && isBlock(inner))) return;
  const paragraphs = paragraphsIn(quotation.innerHTML, true);
  if (paragraphs.length > 1) quotation.innerHTML = paragraphs.map((words) => `<p>${words}</p>`).join("");
}
