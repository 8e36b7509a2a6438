// How much a page has to do to show a record, told before it is drawn: a page is made in one go, and all other readers wait meanwhile.
// Counted in characters of HTML, roughly. `npm run bench -- heavy-records` measures whether the figures hold.

import { lookUp } from "../../model/fields/look-up.ts";
import type { BlockSchema } from "../../model/fields/schema-kit.server.ts";
import { blockSchemas } from "../blocks/schemas.ts";

/** docs/content.md has them too. */
export const weights = {
  /** A character that a page escapes: & < > " ' */
  escaped: 8,
  /** A text or figure in a list, such as a cell of a table. */
  element: 60,
  /** A block that is little more than its words. */
  prose: 300,
  /** A race or a candidate. */
  line: 500,
  /** A story that is found for a front when it is made. */
  story: 1_500,
  /** Any other block or object: a slide, a live post, a name with its link. */
  part: 2_000,
  /** Of an election. Each goes through all races. */
  office: 5_000,
} as const;

const blocks: Readonly<Record<string, Pick<BlockSchema, "weight">>> = blockSchemas;
const escaped = /[&<>"']/g;

/** `part` is what an object weighs that is no block: nothing where the words alone matter. */
export function weightOf(value: unknown, part: number = weights.part): number {
  if (typeof value === "string") return textWeight(value);
  if (typeof value !== "object" || value === null) return 0;
  if (Array.isArray(value)) return weights.element * value.length + fieldsWeight(value, part);
  if (isBlock(value)) return weights[lookUp(blocks, value.kind)?.weight ?? "part"] + fieldsWeight(value.props, part);
  return part + fieldsWeight(value, part);
}

/** Of the heaviest parts, as many as a page has. */
export function heaviest(parts: readonly unknown[], count: number): number {
  const heaviestFirst = parts.map((part) => weightOf(part)).toSorted((one, other) => other - one);
  return heaviestFirst.slice(0, count).reduce((total, weight) => total + weight, 0);
}

function isBlock(value: object): value is { kind: string; props: object } {
  return "kind" in value && typeof value.kind === "string" && "props" in value && typeof value.props === "object";
}

function fieldsWeight(value: object, part: number): number {
  let total = 0;
  for (const field of Object.values(value)) total += weightOf(field, part);
  return total;
}

function textWeight(text: string): number {
  return text.length + (text.match(escaped)?.length ?? 0) * (weights.escaped - 1);
}
