// Texts of the editor as the HTML that records have, and back. HTML is read in a document of its own, in which nothing loads and nothing runs.

import { DOMParser, DOMSerializer, type Node } from "prosemirror-model";
import { deskHtmlPolicy } from "../../../model/desk/html-policy.ts";
import { textSchema } from "./text-schema.ts";
import { unstyled } from "./unstyled.ts";

interface HtmlPolicy {
  createHTML: (html: string) => string;
}

const plain: HtmlPolicy = { createHTML: (html) => html };
const factory: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy } | undefined = Reflect.get(
  globalThis,
  "trustedTypes",
);
const policy = factory?.createPolicy(deskHtmlPolicy, plain) ?? plain;

function elementOf(html: string): HTMLElement {
  const element = document.implementation.createHTMLDocument("").createElement("div");
  element.innerHTML = policy.createHTML(unstyled(html));
  return element;
}

export function textOfHtml(html: string): Node {
  return DOMParser.fromSchema(textSchema).parse(elementOf(html));
}

const serializer = DOMSerializer.fromSchema(textSchema);

/** To be put where the text is shown. */
export function drawnText(html: string): DocumentFragment {
  const drawn = document.createDocumentFragment();
  serializer.serializeFragment(textOfHtml(html).content, { document }, drawn);
  return drawn;
}

/** Empty for a text without words. */
export function htmlOfText(text: Node): string {
  if (text.textContent.trim() === "") return "";
  const element = document.createElement("div");
  serializer.serializeFragment(text.content, { document }, element);
  return element.innerHTML;
}
