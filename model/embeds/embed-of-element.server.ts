import type { HTMLElement } from "node-html-parser";
import { pastedEmbed, type PastedEmbed } from "./pasted-provider.ts";

/** The embed that an element of pasted markup stands for. */
export function embedOfElement(element: HTMLElement): PastedEmbed | undefined {
  return pastedEmbed({
    tag: element.rawTagName.toLowerCase(),
    classes: [...element.classList.values()],
    attribute: (name) => (element.hasAttribute(name) ? (element.getAttribute(name) ?? "") : undefined),
    links: () => element.querySelectorAll("a").map((link) => link.getAttribute("href") ?? ""),
  });
}
