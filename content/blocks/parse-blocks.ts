// Turns the components of a record, in any spelling, into blocks. What cannot be read becomes a gap with its reasons:
// reported at import, logged when the page is made, never a broken page (BLOCK-01).

import { z } from "zod";
import { limits } from "../../model/fields/content-limits.ts";
import { keysOf } from "../../model/fields/keys-of.ts";
import { sameKindName } from "../../model/fields/same-kind-name.ts";
import type { SplitBlock } from "../../model/fields/schema-kit.server.ts";
import { parseNoting, type LeftOut } from "../../model/fields/left-out.server.ts";
import { blockSchemas, type Block, type BlockKind } from "./schemas.ts";

/** A component that could not be read, or an entry of a list. */
export interface Gap {
  /** Where in the record, e.g. `components.3`, `components.3.items.2`, `day.0.show.4`. */
  at: string;
  /** Of the component it is, or stands in. */
  name?: string;
  reasons: string[];
}

export interface ParsedBlocks {
  blocks: Block[];
  gaps: Gap[];
}

const kindByName = new Map<string, BlockKind>();
for (const kind of keysOf(blockSchemas)) {
  kindByName.set(sameKindName(kind), kind);
  for (const alias of blockSchemas[kind].aliases ?? []) kindByName.set(sameKindName(alias), kind);
}

export function blockKind(name: string): BlockKind | undefined {
  return kindByName.get(sameKindName(name));
}

/** `{is, props}`, `{component, model}` and the raw `{content_type, content}`. */
const entrySchema = z.union([
  z.object({ is: z.string(), props: z.unknown().optional() }).transform(({ is, props }) => ({ name: is, props })),
  z
    .object({ component: z.string(), model: z.unknown().optional() })
    .transform(({ component, model }) => ({ name: component, props: model })),
  z
    .object({ content_type: z.string(), content: z.unknown().optional() })
    .transform(({ content_type, content }) => ({ name: content_type, props: content })),
]);

/** Why one of a kind cannot stand there, where that is so. */
type WhyNot = (kind: BlockKind) => string | undefined;

export function parseBlocks(
  components: readonly unknown[],
  place = "components",
  whyNot: WhyNot = () => undefined,
): ParsedBlocks {
  const parsed = components.map((component, position) => parseBlock(component, `${place}.${position}`, whyNot));
  return { blocks: parsed.flatMap(({ blocks }) => blocks), gaps: parsed.flatMap(({ gaps }) => gaps) };
}

/** One component: several blocks where it is split, none where it cannot be read. */
export function parseBlock(component: unknown, at: string, whyNot: WhyNot): ParsedBlocks {
  const entry = entrySchema.safeParse(component);
  if (!entry.success) {
    const reason = "is not a component: it has neither is, component nor content_type";
    return { blocks: [], gaps: [{ at, name: "?", reasons: [reason] }] };
  }
  const { props } = entry.data;
  // It is told in refusals and logs.
  const name = entry.data.name.slice(0, limits.word);
  const gapFor = (reason: string): ParsedBlocks => ({ blocks: [], gaps: [{ at, name, reasons: [reason] }] });
  const kind = blockKind(name);
  if (kind === undefined) return gapFor("is not a component this site knows");
  const reason = whyNot(kind);
  if (reason !== undefined) return gapFor(reason);
  const parsed: ParsedBlocks = { blocks: [], gaps: [] };
  const split = blockSchemas[kind].split?.(props);
  for (const part of split?.components.map(partOf) ?? [{ kind, name, props }]) readBlock(part, at, parsed);
  for (const { what, reason: why } of split?.leftOut ?? []) {
    parsed.gaps.push({ at: `${at}.${what}`, name, reasons: [why] });
  }
  return parsed;
}

interface NamedProps {
  kind: BlockKind;
  /** As the record calls it. */
  name: string;
  props: unknown;
}

function partOf({ is, props }: SplitBlock["components"][number]): NamedProps {
  return { kind: blockKind(is) ?? "raw-html", name: is, props };
}

function readBlock({ kind, name, props }: NamedProps, at: string, { blocks, gaps }: ParsedBlocks): void {
  const { result, leftOut } = parseNoting<z.ZodType>(blockSchemas[kind].schema, props ?? {});
  // The schema of the kind has made these props; the union cannot see that through the lookup.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (result.success) blocks.push({ kind, props: result.data } as Block);
  else gaps.push({ at, name, reasons: reasonsOf(result.error) });
  if (result.success) gaps.push(...gapsOf(leftOut, { at, name }));
}

/** What lists left out, of a component or of a whole record. */
export function gapsOf(leftOut: readonly LeftOut[], { at, name }: Partial<Pick<Gap, "at" | "name">> = {}): Gap[] {
  return leftOut.map(({ place, error }) => ({
    at: [at, place].filter(Boolean).join("."),
    ...(name !== undefined && { name }),
    reasons: reasonsOf(error),
  }));
}

export interface Reason {
  /** Where, e.g. `fn__contributors.0.full_name`; empty for the whole. */
  path: string;
  message: string;
}

export function faultsOf(error: z.ZodError): Reason[] {
  return error.issues.map((issue) => ({ path: issue.path.join("."), message: plainMessage(issue.message) }));
}

export function reasonsOf(error: z.ZodError): string[] {
  return faultsOf(error).map(reasonText);
}

export function reasonText({ path, message }: Reason): string {
  return path === "" ? message : `${path}: ${message}`;
}

/** An editor reads these: `must be a string, not a number` rather than the parser's own words. */
function plainMessage(message: string): string {
  const wrongType = /^Invalid input: expected (\w+), received (\w+)$/.exec(message);
  if (wrongType === null) return message;
  const [, expected = "", received = ""] = wrongType;
  return received === "undefined" ? "is missing" : `must be ${withArticle(expected)}, not ${withArticle(received)}`;
}

function withArticle(typeName: string): string {
  if (typeName === "null") return "null";
  if (typeName === "array") return "a list";
  return /^[aeio]/.test(typeName) ? `an ${typeName}` : `a ${typeName}`;
}
