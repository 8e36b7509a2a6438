// What elements of a post are, for whoever turns them into components.

import { NodeType, type HTMLElement, type Node } from "node-html-parser";
import { blockTags } from "./paragraphs.ts";

export const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
export const nameOf = (element: HTMLElement) => element.rawTagName.toLowerCase();
export const isBlock = (element: HTMLElement): boolean =>
  blockTags.has(nameOf(element)) || element.childNodes.some((inner) => isElement(inner) && isBlock(inner));

export function isEmpty(element: HTMLElement): boolean {
  return element.textContent.trim() === "";
}

export function captionOf(element: HTMLElement): string {
  return (
    element.childNodes
      .filter(isElement)
      .find((child) => nameOf(child) === "figcaption")
      ?.innerHTML.trim() ?? ""
  );
}
