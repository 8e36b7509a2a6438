// A record while it is changed: the text of each field as it is typed. What nobody touches stays as it came, to the last figure. Pure.

import type { RecordField, RecordSource } from "../../../model/desk/record-calls.ts";

export type RecordDraft = Readonly<Record<string, string>>;

/** Of the schema first, then what else the record has. */
export function fieldsOf(record: RecordSource, known: readonly RecordField[]): RecordField[] {
  const names = new Set([...known.map(({ name }) => name), "type", "id"]);
  const others = Object.keys(record).filter((name) => !names.has(name));
  return [...known, ...others.map((name): RecordField => ({ name, as: "json", isNeeded: false }))];
}

export function textOf(value: unknown, { as }: RecordField): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" && as !== "json" ? value : JSON.stringify(value, null, 2);
}

/** With the fields that were touched; those that cannot be read are told. */
export function recordOf(
  record: RecordSource,
  draft: RecordDraft,
  fields: readonly RecordField[],
): { record: RecordSource } | { faults: Record<string, string> } {
  const changed: Record<string, unknown> = { ...record };
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const text = draft[field.name];
    if (text === undefined) continue;
    if (text.trim() === "") {
      delete changed[field.name];
      continue;
    }
    const read = readField(text, field);
    if ("fault" in read) faults[field.name] = read.fault;
    else changed[field.name] = read.value;
  }
  return Object.keys(faults).length > 0 ? { faults } : { record: changed };
}

function readField(text: string, { as }: RecordField): { value: unknown } | { fault: string } {
  if (as === "text") return { value: text };
  if (as === "yes-no") return { value: text === "true" };
  if (as === "number") {
    const figure = Number(text);
    return Number.isFinite(figure) ? { value: figure } : { fault: "is no number" };
  }
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: `is no JSON: ${error instanceof Error ? error.message : ""}` };
  }
}
