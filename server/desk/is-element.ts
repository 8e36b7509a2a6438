import type { HTMLElement, Node } from "node-html-parser";

export const isElement = (node: Node): node is HTMLElement => "tagName" in node && typeof node.tagName === "string";
