// The calls about records of the kinds that have no screen of their own, and what they answer.

import type { KindOfThing, RecordField } from "./record-shapes.ts";

export const recordCalls = {
  "records.kinds": { method: "GET", path: "/records", needs: "records" },
  "records.list": { method: "GET", path: "/records/:type", needs: "records" },
  "records.open": { method: "GET", path: "/records/:type/:id", needs: "records" },
  "records.save": { method: "PUT", path: "/records/:type/:id", needs: "records" },
  "records.remove": { method: "DELETE", path: "/records/:type/:id", needs: "records" },
} as const;

export interface RecordKindLine {
  type: string;
  /** Of its schema, in its order. */
  fields: RecordField[];
}

export interface RecordForms {
  kinds: RecordKindLine[];
  /** What bodies and pages are made of. */
  components: KindOfThing[];
}

export interface RecordLine {
  id: string;
  title: string;
}

export interface RecordList {
  records: RecordLine[];
  /** There are more than were looked at. */
  isPartial: boolean;
}

/** As it came from the CMS, or as somebody wrote it here. */
export type RecordSource = Readonly<Record<string, unknown>>;

export interface OpenRecord {
  record: RecordSource;
  version: string;
}

export interface SavedRecord {
  outcome: "new" | "changed" | "unchanged";
  /** What whoever saved it should know. */
  warnings: string[];
  /** What of it readers do not see, and why, by its place, such as `races.2.title`. */
  leftOut: Record<string, string>;
  /** What leads nowhere or is odd in it, by its place. */
  notes: Record<string, string>;
}
