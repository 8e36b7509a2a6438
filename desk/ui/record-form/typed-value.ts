// What stands in a draft where something is typed that no record could have: JSON that is not whole yet, two entries of one name, a row without
// anything. Pure.

const mark = "desk:typed";

export type TypedValue =
  | { [mark]: "json"; text: string }
  | { [mark]: "map"; entries: readonly MapEntry[] }
  | { [mark]: "blank" };

export interface MapEntry {
  name: string;
  value: unknown;
}

export const blank: TypedValue = { [mark]: "blank" };
export const typedJson = (text: string): TypedValue => ({ [mark]: "json", text });
export const typedMap = (entries: readonly MapEntry[]): TypedValue => ({ [mark]: "map", entries });

export function isTyped(value: unknown): value is TypedValue {
  return isFields(value) && mark in value;
}

export const isBlank = (value: unknown): boolean => isTyped(value) && value[mark] === "blank";

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function jsonText(value: unknown): string {
  if (isTyped(value)) return value[mark] === "json" ? value.text : "";
  return value === undefined ? "" : JSON.stringify(value, null, 2);
}

/** Undefined for what can be read. */
export function jsonFault(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `is no JSON: ${error instanceof Error ? error.message : ""}`;
  }
}

export function entriesIn(value: unknown): readonly MapEntry[] {
  if (isTyped(value)) return value[mark] === "map" ? value.entries : [];
  return isFields(value) ? Object.entries(value).map(([name, inner]) => ({ name, value: inner })) : [];
}

/** Those whose name is missing though they have a value, or is that of one before them, by their place. */
export function entryFaults(entries: readonly MapEntry[]): ReadonlyMap<number, string> {
  const faults = new Map<number, string>();
  const seen = new Set<string>();
  entries.forEach(({ name, value }, place) => {
    const key = name.trim();
    if (seen.has(key) && key !== "") faults.set(place, "is there twice");
    if (key === "" && value !== undefined && !isBlank(value)) faults.set(place, "is missing");
    seen.add(key);
  });
  return faults;
}

/** As a record has it, undefined for nothing. Absent where something that is typed cannot be read. */
export function settled(value: unknown): { value: unknown } | undefined {
  if (isTyped(value)) return settledTyped(value);
  if (Array.isArray(value)) return settledList(value);
  if (!isFields(value)) return { value };
  const fields: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const read = settled(inner);
    if (read === undefined) return undefined;
    if (read.value !== undefined) fields[name] = read.value;
  }
  return { value: fields };
}

function settledTyped(value: TypedValue): { value: unknown } | undefined {
  if (value[mark] === "blank") return { value: undefined };
  if (value[mark] === "json") {
    if (jsonFault(value.text) !== undefined) return undefined;
    return { value: value.text.trim() === "" ? undefined : JSON.parse(value.text) };
  }
  if (entryFaults(value.entries).size > 0) return undefined;
  const named = value.entries.filter(({ name }) => name.trim() !== "");
  const read = settled(Object.fromEntries(named.map(({ name, value: inner }) => [name.trim(), inner])));
  return read && Object.keys(Object(read.value)).length === 0 ? { value: undefined } : read;
}

/** Rows without anything are dropped, but for cells that others stand behind. */
function settledList(list: readonly unknown[]): { value: unknown } | undefined {
  const read = list.map(settled);
  const rows: unknown[] = [];
  for (const one of read) {
    if (one === undefined) return undefined;
    rows.push(one.value);
  }
  const last = rows.findLastIndex((row) => row !== undefined);
  const isOfTexts = rows.every((row) => typeof row !== "object" || row === null);
  const kept = isOfTexts
    ? rows.slice(0, last + 1).map((row) => (row === undefined ? "" : row))
    : rows.filter((row) => row !== undefined);
  return { value: kept.length === 0 && list.length > 0 ? undefined : kept };
}
