// NDJSON in, parsed records out: blank lines are skipped, everything else is a record or a refusal with its line number.

import { MAX_RECORD_BYTES, parseRecord, tooLarge, type ParsedRecord, type Refusal } from "../records/parse-record.ts";
import { readLines, type Line } from "./read-lines.ts";

export interface ReadRecord {
  line: number;
  parsed: ParsedRecord;
}

/** Parses records elsewhere, in order: see `parse-in-worker.ts`. */
export type ParseSources = (sources: string[]) => Promise<ParsedRecord[]>;

/** Room for the white space around a record of the largest size. */
const MAX_LINE_BYTES = MAX_RECORD_BYTES + 1024;
const GROUP_RECORDS = 250;
const GROUP_CHARACTERS = 1024 * 1024;
/** While one group is stored, the next ones are parsed. */
const GROUPS_AHEAD = 7;

export async function* readRecords(
  chunks: AsyncIterable<Uint8Array>,
  parse: ParseSources = async (sources) => sources.map(parseRecord),
): AsyncGenerator<ReadRecord> {
  const ahead: Promise<ReadRecord[]>[] = [];
  for await (const group of groupsOf(readLines(chunks, MAX_LINE_BYTES))) {
    const parsing = parseGroup(group, parse);
    // Heard when its turn comes; until then a failure must not count as unheard.
    parsing.catch(() => {});
    ahead.push(parsing);
    if (ahead.length >= GROUPS_AHEAD) yield* (await ahead.shift()) ?? [];
  }
  for (const group of ahead) yield* await group;
}

/** A line's text, or why it has none. */
type DecodedLine = { line: number; source: string } | { line: number; refused: Refusal };

async function* groupsOf(lines: AsyncIterable<Line>): AsyncGenerator<DecodedLine[]> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let group: DecodedLine[] = [];
  let characters = 0;
  for await (const line of lines) {
    const decoded = decode(line, decoder);
    if (decoded === undefined) continue;
    group.push(decoded);
    if ("source" in decoded) characters += decoded.source.length;
    if (group.length < GROUP_RECORDS && characters < GROUP_CHARACTERS) continue;
    yield group;
    group = [];
    characters = 0;
  }
  yield group;
}

function decode({ number: line, bytes }: Line, decoder: TextDecoder): DecodedLine | undefined {
  if (bytes === undefined) return { line, refused: { reasons: [tooLarge] } };
  try {
    const source = decoder.decode(bytes).trim();
    return source === "" ? undefined : { line, source };
  } catch {
    return { line, refused: { reasons: [{ path: "", message: "is not valid UTF-8" }] } };
  }
}

async function parseGroup(group: readonly DecodedLine[], parse: ParseSources): Promise<ReadRecord[]> {
  const parsed = await parse(group.flatMap((line) => ("source" in line ? [line.source] : [])));
  const next = parsed.values();
  return group.flatMap((decoded) => {
    if ("refused" in decoded) return [{ line: decoded.line, parsed: { refused: decoded.refused } }];
    const record = next.next().value;
    return record === undefined ? [] : [{ line: decoded.line, parsed: record }];
  });
}
