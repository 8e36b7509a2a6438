// One line of NDJSON → a record ready to store, or every reason why not. Blocks that cannot be read are gaps, reported but
// no reason to lose the story.

import { hash } from "node:crypto";
import { z } from "zod";
import { faultsOf, type Gap, type Reason } from "../../site/blocks/parse-blocks.server.ts";
import { dropAbsent } from "../../site/lib/absent.ts";
import { isRecordType, kinds, type RecordType } from "./kinds.ts";
import { packSource } from "./pack-source.ts";
import type { Index, RecordKind } from "./record-kind.ts";

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

export const MAX_RECORD_BYTES = 5 * 1024 * 1024;
/** Index entries of PostgreSQL hold at most 2,704 bytes. */
const MAX_KEY_BYTES = 500;
const MAX_PATH_BYTES = 1000;
const MAX_LISTS = 500;

const envelope = z.object({
  type: z
    .string()
    .refine(isRecordType, { error: (issue) => `is not a kind of record: ${JSON.stringify(issue.input)}` }),
  id: z
    .union([z.string().trim(), z.number().transform(String)], {
      error: ({ input }) => (input === undefined ? "is missing" : "must be a text"),
    })
    .refine((id) => Buffer.byteLength(id) <= MAX_KEY_BYTES, `is longer than ${MAX_KEY_BYTES} bytes`),
  deleted: z.boolean().optional(),
});

/** `bytes` is the same as UTF-8, for who has it at hand. */
export function parseRecord(source: string, bytes: Uint8Array = Buffer.from(source)): ParsedRecord {
  if (bytes.length > MAX_RECORD_BYTES) return refused({}, [tooLarge]);
  const json = parseJson(source);
  if ("fault" in json) return refused({}, [{ path: "", message: json.fault }]);
  const names = envelope.safeParse(json.value);
  if (!names.success) return refused(namesIn(json.value), [...faultsOf(names.error), ...fieldFaults(json.value)]);
  const { type, id, deleted } = names.data;
  if (deleted === true) return { remove: { type, id } };
  return prepare({ type, id }, bytes, json.value);
}

export const tooLarge: Reason = {
  path: "",
  message: `is larger than ${MAX_RECORD_BYTES / 1024 / 1024} MB`,
};

function hashOf(source: Uint8Array): string {
  return hash("sha256", source, "base64url");
}

function parseJson(source: string): { value: unknown } | { fault: string } {
  try {
    const value: unknown = dropAbsent(JSON.parse(source));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { value };
    return { fault: "is not a JSON object" };
  } catch (error) {
    if (error instanceof RangeError) return { fault: error.message };
    return { fault: `is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function prepare(name: RecordName, source: Uint8Array, fields: unknown): ParsedRecord {
  const kind: RecordKind = kinds[name.type];
  const parsed = kind.schema.safeParse(fields);
  if (!parsed.success) return refused(name, faultsOf(parsed.error));
  const index = kind.index(parsed.data, name.id);
  index.lists = [...new Set(index.lists)];
  const reasons = indexFaults(index);
  if (reasons.length > 0) return refused(name, reasons);
  return {
    ok: {
      ...name,
      source: packSource(source),
      hash: hashOf(source),
      doc: JSON.stringify({ ...Object(parsed.data), id: name.id }),
      index,
      gaps: gapsIn(parsed.data),
    },
  };
}

function indexFaults({ path, lists }: Index): Reason[] {
  const faults: Reason[] = [];
  if (path !== undefined && Buffer.byteLength(path) > MAX_PATH_BYTES) {
    faults.push({ path: "", message: `has an address longer than ${MAX_PATH_BYTES} bytes` });
  }
  if (lists.length > MAX_LISTS) faults.push({ path: "", message: `belongs to more than ${MAX_LISTS} lists` });
  const long = lists.find((list) => Buffer.byteLength(list) > MAX_KEY_BYTES);
  if (long !== undefined) {
    faults.push({ path: "", message: `has a section, tag, show or person name longer than ${MAX_KEY_BYTES} bytes` });
  }
  return faults;
}

function refused(names: Partial<Refusal>, reasons: Reason[]): ParsedRecord {
  return { refused: { ...names, reasons } };
}

const anyNames = z.object({
  type: z.string().optional().catch(undefined),
  id: z.coerce.string().optional().catch(undefined),
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

const withGaps = z.object({ gaps: z.custom<Gap[]>(Array.isArray) });

function gapsIn(doc: unknown): Gap[] {
  return withGaps.safeParse(doc).data?.gaps ?? [];
}
