// How a CSV of redirects is laid out: what stands between its fields, and which of them is what. Spreadsheets write commas, semicolons (where
// the comma is in numbers) or tabs; a heading names its columns in any order.

const separators = [",", ";", "\t"] as const;

export interface CsvColumns {
  separator: string;
  from: number;
  to: number;
  /** Absent: no column has it. */
  status?: number;
}

const inOrder = { from: 0, to: 1, status: 2 };

const names: readonly [column: keyof typeof inOrder, pattern: RegExp][] = [
  ["from", /^(redirect)?(from|source|old|origin)/],
  ["to", /^(redirect)?(to|target|dest|new)/],
  ["status", /^(status|code|type|http)/],
];

const isAddress = (field: string | undefined) => /^(\/|https?:)/i.test(field ?? "");

/** Of a line without a heading above it: the first by which an address comes second. */
export function columnsOfLine(text: string): CsvColumns {
  const separator = separators.find((one) => isAddress(csvFields(text, one)[1])) ?? ",";
  return { separator, ...inOrder };
}

/** No field of a heading is an address. */
export function isHeading(text: string): boolean {
  return separators.some((separator) => csvFields(text, separator).length > 1) && !/[/*?]/.test(text);
}

/** Undefined where it does not say where redirects begin or where they lead. */
export function columnsOfHeading(text: string): CsvColumns | undefined {
  for (const separator of separators) {
    const fields = csvFields(text, separator).map((field) => field.toLowerCase().replaceAll(/[^a-z]/g, ""));
    const found = new Map(names.map(([column, pattern]) => [column, fields.findIndex((field) => pattern.test(field))]));
    const [from = -1, to = -1, status = -1] = [found.get("from"), found.get("to"), found.get("status")];
    if (from !== -1 && to !== -1) return { separator, from, to, ...(status !== -1 && { status }) };
  }
  return undefined;
}

/** One in quotes may hold separators, and a doubled quote stands for one (RFC 4180). */
export function csvFields(text: string, separator: string): string[] {
  const fields: string[] = [];
  for (let start = 0; start <= text.length;) {
    const end = endOfField(text, start, separator);
    const field = text.slice(start, end).trim();
    const isQuoted = field.length > 1 && field.startsWith('"') && field.endsWith('"');
    fields.push(isQuoted ? field.slice(1, -1).replaceAll('""', '"').trim() : field);
    start = end + 1;
  }
  return fields;
}

/** The next separator outside quotes; the next one at all where quotes begin that do not end. */
function endOfField(text: string, start: number, separator: string): number {
  let isQuoted = false;
  let at = start;
  while (text[at] === " ") at += 1;
  const mayQuote = text[at] === '"';
  for (; at < text.length; at += 1) {
    if (text[at] === '"' && mayQuote) isQuoted = !isQuoted;
    else if (text[at] === separator && !isQuoted) return at;
  }
  const next = isQuoted ? text.indexOf(separator, start) : -1;
  return next === -1 ? text.length : next;
}
