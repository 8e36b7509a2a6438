// One line of NDJSON → a record ready to store, or every reason why not. Blocks and entries of lists that cannot be read are gaps, reported
// but no reason to lose the story.

import { z } from "zod";
import { faultsOf, gapsOf, type Gap, type Reason } from "../blocks/parse-blocks.ts";
import { word } from "../../model/fields/schema-kit.server.ts";
import { parseNoting, type LeftOut } from "../../model/fields/left-out.server.ts";
import { dropAbsent, ExcessError } from "../../model/fields/absent.ts";
import { heavierThan, limits, longerThan, moreThan } from "../../model/fields/content-limits.ts";
import { isRecordType, kinds, type RecordType } from "./kinds.ts";
import { packSource } from "./pack-source.ts";
import { weightOf } from "./page-weight.ts";
import type { Index, RecordKind } from "./record-kind.ts";
import { sourceVersion } from "./source-version.ts";
import { hasMoreValues } from "./value-count.ts";

export interface PreparedRecord {
  type: RecordType;
  id: string;
  /** The JSON text as it came, packed; export returns it byte for byte. */
  source: Uint8Array;
  hash: string;
  /** The parsed document as JSON. */
  doc: string;
  index: Index;
  gaps: Gap[];
}

export interface RecordName {
  type: RecordType;
  id: string;
}

export interface Refusal {
  type?: string;
  id?: string;
  reasons: Reason[];
}

export type ParsedRecord = { ok: PreparedRecord } | { remove: RecordName } | { refused: Refusal };

/** Of a record that is wrong throughout, this many reasons are told. */
const mostReasons = 50;

const envelope = z.object({
  type: z.string().refine(isRecordType, { error: ({ input }) => `is not a kind of record: ${shown(input)}` }),
  id: z
    .union([z.string().trim(), z.number().transform(String)], {
      error: ({ input }) => (input === undefined ? "is missing" : "must be a text"),
    })
    .refine((id) => Buffer.byteLength(id) <= limits.idBytes, longerThan(limits.idBytes, "bytes")),
  deleted: z.boolean().optional(),
});

/** `bytes` is the same as UTF-8, for who has it at hand. */
export function parseRecord(source: string, bytes: Uint8Array = Buffer.from(source)): ParsedRecord {
  try {
    return parsedRecord(source, bytes);
  } catch (error) {
    // One record that nobody foresaw must not keep the others out.
    const message = `could not be read: ${error instanceof Error ? error.message : String(error)}`;
    return refused({}, [{ path: "", message }]);
  }
}

function parsedRecord(source: string, bytes: Uint8Array): ParsedRecord {
  if (bytes.length > limits.recordBytes) return refused({}, [tooLarge]);
  if (hasMoreValues(bytes, limits.recordValues)) {
    return refused({}, [{ path: "", message: moreThan(limits.recordValues, "values") }]);
  }
  const json = parseJson(source);
  if ("fault" in json) return refused({}, [json.fault]);
  const names = envelope.safeParse(json.value);
  if (!names.success) return refused(namesIn(json.value), [...faultsOf(names.error), ...fieldFaults(json.value)]);
  const { type, id, deleted } = names.data;
  if (deleted === true) return { remove: { type, id } };
  return prepare({ type, id }, bytes, json.value);
}

export const tooLarge: Reason = {
  path: "",
  message: `is larger than ${limits.recordBytes / 1024 / 1024} MB`,
};

/** A word of the record in a refusal. */
function shown(input: unknown): string {
  const whole = JSON.stringify(input) ?? "";
  return whole.length > limits.word ? `${whole.slice(0, limits.word)}…` : whole;
}

function parseJson(source: string): { value: unknown } | { fault: Reason } {
  try {
    const value: unknown = dropAbsent(JSON.parse(source));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { value };
    return { fault: { path: "", message: "is not a JSON object" } };
  } catch (error) {
    if (error instanceof ExcessError) return { fault: { path: error.path, message: error.message } };
    const message = error instanceof Error ? error.message : String(error);
    return { fault: { path: "", message: `is not valid JSON: ${message}` } };
  }
}

function prepare(name: RecordName, source: Uint8Array, fields: unknown): ParsedRecord {
  const kind: RecordKind = kinds[name.type];
  const { result: parsed, leftOut } = parseNoting(kind.schema, fields);
  if (!parsed.success) return refused(name, [...faultsOf(parsed.error), ...leftOut.flatMap(faultsOfEntry)]);
  const index = kind.index(parsed.data, name.id);
  index.lists = [...new Set(index.lists)];
  const reasons = [...indexFaults(index), ...weightFaults(kind, parsed.data, index)];
  if (reasons.length > 0) return refused(name, reasons);
  return {
    ok: {
      ...name,
      source: packSource(source),
      hash: sourceVersion(source),
      doc: JSON.stringify({ ...Object(parsed.data), id: name.id }),
      index,
      gaps: [...gapsIn(parsed.data), ...gapsOf(leftOut)],
    },
  };
}

/** A refused record is told with everything that is wrong in it. */
function faultsOfEntry({ place, error }: LeftOut): Reason[] {
  return faultsOf(error).map(({ path, message }) => ({ path: [place, path].filter(Boolean).join("."), message }));
}

function indexFaults({ path, lists }: Index): Reason[] {
  const faults: Reason[] = [];
  if (path !== undefined && Buffer.byteLength(path) > limits.pathBytes) {
    faults.push({ path: "", message: `has an address that ${longerThan(limits.pathBytes, "bytes")}` });
  }
  if (lists.length > limits.filedUnder) {
    faults.push({ path: "", message: moreThan(limits.filedUnder, "lists it belongs to") });
  }
  const long = lists.find((list) => Buffer.byteLength(list) > limits.idBytes);
  if (long !== undefined) {
    faults.push({
      path: "",
      message: `has a section, tag, show or person name that ${longerThan(limits.idBytes, "bytes")}`,
    });
  }
  return faults;
}

/** What takes too long to draw is not stored. */
function weightFaults(kind: RecordKind, doc: unknown, { card }: Index): Reason[] {
  // What was left out of it is not drawn.
  const drawn = { ...Object(doc), gaps: [] };
  const whole = weightOf(drawn);
  const weights = [
    { weight: whole, most: limits.recordWeight, where: "altogether" },
    { weight: kind.weight?.(drawn) ?? whole, most: kind.mostWeight ?? limits.pageWeight, where: "on one page" },
    { weight: weightOf(card, 0), most: limits.cardWeight, where: "in lists" },
  ];
  return weights.flatMap(({ weight, most, where }) =>
    weight > most ? [{ path: "", message: heavierThan(most, weight, where) }] : [],
  );
}

function refused(names: Partial<Refusal>, reasons: Reason[]): ParsedRecord {
  const further = reasons.length - mostReasons;
  if (further <= 0) return { refused: { ...names, reasons } };
  return {
    refused: {
      ...names,
      reasons: [...reasons.slice(0, mostReasons), { path: "", message: `and ${further} more faults` }],
    },
  };
}

const anyNames = z.object({
  type: word.optional().catch(undefined),
  id: z.coerce.string().max(limits.idBytes).optional().catch(undefined),
});

/** A record without an id is refused for its other faults in the same breath. */
function fieldFaults(value: unknown): Reason[] {
  const { type } = namesIn(value);
  if (type === undefined || !isRecordType(type)) return [];
  const parsed = kinds[type].schema.safeParse(value);
  return parsed.success ? [] : faultsOf(parsed.error);
}

/** As much of its name as a refused record has, so that an editor can find it. */
function namesIn(value: unknown): Partial<Refusal> {
  return anyNames.safeParse(value).data ?? {};
}

/** Most kinds have none, and a schema would write a report of that. */
const hasGaps = (doc: unknown): doc is { gaps: Gap[] } =>
  typeof doc === "object" && doc !== null && "gaps" in doc && Array.isArray(doc.gaps);

function gapsIn(doc: unknown): Gap[] {
  return hasGaps(doc) ? doc.gaps : [];
}
