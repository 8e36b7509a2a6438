// Redirects as publishers have them: CSV (`from,to[,status]`, with or without a heading) or NDJSON (records, or `{"from":…,"to":…}`).

import { isExternal, siteUrl } from "../../model/addresses/site-path.ts";
import { readLines } from "../import/read-lines.ts";
import type { ReadRecord } from "../import/read-records.ts";
import { parseRecord, type ParsedRecord } from "../records/parse-record.ts";
import { fromText } from "./redirect-address.ts";

const longestLine = 16 * 1024;

export async function* readRedirectFile(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ReadRecord> {
  const decoder = new TextDecoder("utf-8");
  for await (const { number: line, bytes } of readLines(chunks, longestLine)) {
    const text = bytes === undefined ? "" : decoder.decode(bytes).trim();
    if (bytes === undefined) yield { line, parsed: refused("", "is too long") };
    else if (text !== "" && !text.startsWith("#") && !(line === 1 && isHeading(text)))
      yield { line, parsed: parsedLine(text) };
  }
}

export function parsedLine(text: string): ParsedRecord {
  const given = text.startsWith("{") ? fieldsOfJson(text) : fieldsOfCsv(text);
  if (given === undefined) {
    const parsed = parseRecord(text);
    const type = "ok" in parsed ? parsed.ok.type : "remove" in parsed ? parsed.remove.type : "redirect";
    return type === "redirect" ? parsed : refused(text, `is no redirect but of the type ${type}`);
  }
  const { from, to, status } = given;
  if (typeof from !== "string" || from === "") return refused("", "has no from");
  if (isExternal(siteUrl(from))) return refused(from, "begins on another site");
  if (from.includes("#")) return refused(from, "begins at an address with a hash, which no browser sends");
  return parseRecord(JSON.stringify({ type: "redirect", id: fromText(from), to, status }));
}

function refused(id: string, message: string): ParsedRecord {
  return { refused: { type: "redirect", ...(id !== "" && { id }), reasons: [{ path: "", message }] } };
}

interface Given {
  from?: unknown;
  to?: unknown;
  status?: unknown;
}

/** Undefined for what is a record of its own, or cannot be read, which whoever parses records will say. */
function fieldsOfJson(text: string): Given | undefined {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === "object" && given !== null && !("type" in given) ? given : undefined;
  } catch {
    return undefined;
  }
}

function fieldsOfCsv(text: string): Given {
  const [from, to, status] = csvFields(text);
  return { from, to, status };
}

function isHeading(text: string): boolean {
  return /^\uFEFF?"?(from|source|old)\w*"?\s*,/i.test(text);
}

/** Fields between commas; one in quotes may hold commas, and a doubled quote stands for one (RFC 4180). */
export function csvFields(text: string): string[] {
  const fields: string[] = [];
  for (let start = 0; start <= text.length;) {
    const end = endOfField(text, start);
    const field = text.slice(start, end).trim();
    const isQuoted = field.length > 1 && field.startsWith('"') && field.endsWith('"');
    fields.push(isQuoted ? field.slice(1, -1).replaceAll('""', '"').trim() : field);
    start = end + 1;
  }
  return fields;
}

/** The next comma outside quotes; the next one at all where quotes begin that do not end. */
function endOfField(text: string, start: number): number {
  let isQuoted = false;
  let at = start;
  while (text[at] === " " || text[at] === "\t") at += 1;
  const mayQuote = text[at] === '"';
  for (; at < text.length; at += 1) {
    if (text[at] === '"' && mayQuote) isQuoted = !isQuoted;
    else if (text[at] === "," && !isQuoted) return at;
  }
  const next = isQuoted ? text.indexOf(",", start) : -1;
  return next === -1 ? text.length : next;
}
