// What a version of a story says, line by line, to be compared with another. Pure.

import { parse, type Node } from "node-html-parser";
import type { OpenStory, SaidLine, SaidVersion, StoryField, StoryPart } from "../../model/desk/story-calls.ts";
import { keysOf } from "../../model/fields/keys-of.ts";
import { correctionNames, fieldNames, stateNames } from "../../model/desk/story-names.ts";
import { isElement } from "./is-element.ts";

type Said = Omit<OpenStory, "version" | "lastNumber" | "lostAddresses">;

export function saidBy(story: Said): SaidVersion {
  const { fields, address, otherAddresses, publishedAt, expiresAt, corrections, parts, state } = story;
  const lines: SaidLine[] = [
    ...keysOf(fields).map((field: StoryField) => ({ place: fieldNames[field], text: fields[field] ?? "" })),
    { place: "Address", text: address ?? "" },
    { place: "Older addresses", text: otherAddresses.join(" ") },
    { place: "State", text: stateNames[state.is] },
    ...momentLine("Published", publishedAt),
    ...momentLine("Until", expiresAt),
    ...corrections.map(({ id, kind, html, headlineBefore, at }) => ({
      place: correctionNames[kind],
      key: `correction ${id}`,
      at,
      text: [textOfHtml(html), headlineBefore].filter(Boolean).join(" · "),
    })),
  ];
  return { lines: lines.filter(({ text, at }) => text !== "" || at !== undefined), body: parts.map(textOfPart) };
}

/** In the zone of whoever looks at it: told there. */
const momentLine = (place: string, at: number | null): SaidLine[] => (at === null ? [] : [{ place, at, text: "" }]);

function textOfPart(part: StoryPart): string {
  if (part.is === "text") return textOfHtml(part.html);
  if (part.is === "picture") return ["Picture:", part.url, part.alt].filter(Boolean).join(" ");
  return [`${part.kind}:`, part.words].filter(Boolean).join(" ");
}

/** With the addresses of its links: another link is another text. */
export function textOfHtml(html: string): string {
  return parse(html).childNodes.map(textOfNode).join("").replaceAll(/\s+/g, " ").trim();
}

function textOfNode(node: Node): string {
  if (!isElement(node)) return node.text;
  const inside = node.childNodes.map(textOfNode).join("");
  const tag = node.tagName.toLowerCase();
  if (tag === "a") return `${inside} [${node.getAttribute("href") ?? ""}]`;
  return /^(?:p|li|br|h[1-6])$/.test(tag) ? `${inside} ` : inside;
}
