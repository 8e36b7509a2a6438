// Redirects as publishers have them: CSV (`from,to[,status]`, or in the order that a heading names) or NDJSON (records, or `{"from":…,"to":…}`).

import { isExternal, siteUrl } from "../../model/addresses/site-path.ts";
import { readLines } from "../import/read-lines.ts";
import type { ReadRecord } from "../import/read-records.ts";
import { parseRecord, type ParsedRecord } from "../records/parse-record.ts";
import { columnsOfHeading, columnsOfLine, csvFields, isHeading, type CsvColumns } from "./csv-columns.ts";
import { fromText } from "./redirect-address.ts";

const longestLine = 16 * 1024;

const notUtf8 = 'is not valid UTF-8: save the file as "CSV UTF-8"';
const unknownHeading =
  "looks like a heading, and does not name the columns from and to: name them so, or take it out and have the old address first";

export async function* readRedirectFile(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ReadRecord> {
  let columns: CsvColumns | undefined;
  let isFirst = true;
  for await (const { number: line, bytes } of readLines(chunks, longestLine)) {
    const text = bytes === undefined ? undefined : decodedLine(bytes);
    if (text === "" || text?.startsWith("#")) continue;
    if (text === undefined) yield { line, parsed: refused("", bytes === undefined ? "is too long" : notUtf8) };
    else if (isFirst && !text.startsWith("{") && isHeading(text)) {
      columns = columnsOfHeading(text);
      // Whatever follows might be taken the wrong way round.
      if (columns === undefined) {
        yield { line, parsed: refused("", unknownHeading) };
        return;
      }
    } else yield { line, parsed: parsedLine(text, columns) };
    isFirst = false;
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Undefined for bytes of another encoding. */
function decodedLine(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes).trim();
  } catch {
    return undefined;
  }
}

export function parsedLine(text: string, columns?: CsvColumns): ParsedRecord {
  const given = text.startsWith("{") ? fieldsOfJson(text) : fieldsOfCsv(text, columns ?? columnsOfLine(text));
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

function fieldsOfCsv(text: string, { separator, from, to, status }: CsvColumns): Given {
  const fields = csvFields(text, separator);
  return { from: fields[from], to: fields[to], status: status === undefined ? undefined : fields[status] };
}
