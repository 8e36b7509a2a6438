// Elements that no component can hold and whose words alone would say something else: formulas, drawings, fields. Each is told.

import type { HTMLElement, Node } from "node-html-parser";
import { escapeText } from "../../model/html/escape.ts";
import { isElement, nameOf } from "./elements.ts";
import type { PostParts } from "./post-parts.ts";

const lost = "canvas, embed, input, math, meter, progress, select, svg, textarea";
const begin = /<(?:canvas|embed|input|math|meter|progress|select|svg|textarea)\b/i;
/** Told as a whole. */
const around = "form, fieldset, object, noscript, svg, math";

export const mayHaveLostElements = (html: string): boolean => begin.test(html);

/** Changes the post: of a formula its words stay, of all else nothing. */
export function tellLostElements(post: HTMLElement, { tell }: Pick<PostParts, "tell">): void {
  for (const element of post.querySelectorAll(lost)) {
    if ((element.parentNode?.closest(around) ?? null) !== null) continue;
    const name = nameOf(element);
    tell(`the element <${name}>`);
    element.replaceWith(name === "math" ? wordsOfFormula(element) : "");
  }
}

/** As its author spelled it for those who cannot see it, or on one line. */
function wordsOfFormula(formula: HTMLElement): string {
  const said = formula.getAttribute("alttext") ?? formula.querySelector("annotation")?.textContent ?? "";
  return said.trim() === "" ? onOneLine(formula) : escapeText(said.trim());
}

function onOneLine(node: Node): string {
  if (!isElement(node)) return node.rawText.trim();
  const [first = "", second = "", third = ""] = node.childNodes.map(onOneLine).filter((part) => part !== "");
  switch (nameOf(node)) {
    case "msup":
      return `${first}<sup>${second}</sup>`;
    case "msub":
      return `${first}<sub>${second}</sub>`;
    case "msubsup":
      return `${first}<sub>${second}</sub><sup>${third}</sup>`;
    case "mfrac":
      return `${first}/${second}`;
    case "msqrt":
      return `√${node.childNodes.map(onOneLine).join("")}`;
    default:
      return node.childNodes.map(onOneLine).join("");
  }
}
