// What a row of a list is called, told from what is in it. Pure.

import type { FieldShape, KindOfThing } from "../../../model/desk/record-shapes.ts";
import { componentEnvelopes } from "../../../model/desk/record-shapes.ts";
import { fieldWords } from "./field-words.ts";
import { envelopeOf, kindNamed } from "./fitting-shape.ts";
import { isFields, isTyped } from "./typed-value.ts";

/** What names a thing, where it has one of these. */
const names = ["title", "full_name", "name", "label", "headline", "text"];
/** These name it to machines. */
const unspoken = new Set(["id", "type", "is", "component", "content_type"]);
const longest = 60;

export function rowWords(shape: FieldShape, value: unknown, components: readonly KindOfThing[]): string {
  if (shape.is !== "component" && shape.is !== "kinds") return wordsIn(value);
  const [kinds, envelopes] =
    shape.is === "component" ? [components, componentEnvelopes] : [shape.kinds, shape.envelopes];
  const envelope = envelopeOf(envelopes, value);
  if (envelope === undefined || !isFields(value)) return "";
  const { [envelope.kind]: said } = value;
  const kind = fieldWords(kindNamed(kinds, said)?.name ?? String(said));
  const words = wordsIn(envelope.fields === undefined ? value : value[envelope.fields]);
  return words === "" ? kind : `${kind}: ${words}`;
}

function wordsIn(value: unknown): string {
  if (isTyped(value)) return "";
  if (Array.isArray(value)) return plain(value.map(plain).filter(Boolean).join(" · "));
  if (!isFields(value)) return plain(value);
  const name = names.map((one) => plain(value[one])).find((text) => text !== "");
  return name ?? textsIn(value).slice(0, 2).join(" · ");
}

function textsIn(value: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    if (unspoken.has(name)) return [];
    if (isFields(inner)) return isTyped(inner) ? [] : textsIn(inner);
    const text = typeof inner === "string" ? plain(inner) : "";
    return text === "" ? [] : [text];
  });
}

function plain(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  const text = String(value)
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
