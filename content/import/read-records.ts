// NDJSON in, parsed records out: blank lines are skipped, everything else is a record or a refusal with its line number.

import { limits } from "../../model/fields/content-limits.ts";
import { tooLarge, type ParsedRecord } from "../records/parse-record.ts";
import { parseLine, type ParsedLine } from "./parse-line.ts";
import { readLines, type Line } from "./read-lines.ts";

export interface ReadRecord {
  line: number;
  parsed: ParsedRecord;
}

/** Parses lines elsewhere, in order: see `parse-in-worker.ts`. */
export type ParseLines = (lines: Uint8Array[]) => Promise<ParsedLine[]>;

/** Room for the white space around a record of the largest size. */
const maxLineBytes = limits.recordBytes + 1024;
const groupLines = 100;
const groupBytes = 1024 * 1024;
/** While one group is stored, the next ones are parsed. */
const groupsAhead = 17;

export async function* readRecords(
  chunks: AsyncIterable<Uint8Array>,
  parse: ParseLines = async (lines) => lines.map(parseLine),
): AsyncGenerator<ReadRecord> {
  const ahead: Promise<ReadRecord[]>[] = [];
  for await (const group of groupsOf(readLines(chunks, maxLineBytes))) {
    const parsing = parseGroup(group, parse);
    // Heard when its turn comes; until then a failure must not count as unheard.
    parsing.catch(() => {});
    ahead.push(parsing);
    if (ahead.length >= groupsAhead) yield* (await ahead.shift()) ?? [];
  }
  for (const group of ahead) yield* await group;
}

async function* groupsOf(lines: AsyncIterable<Line>): AsyncGenerator<Line[]> {
  let group: Line[] = [];
  let length = 0;
  for await (const line of lines) {
    group.push(line);
    length += line.bytes?.length ?? 0;
    if (group.length < groupLines && length < groupBytes) continue;
    yield group;
    group = [];
    length = 0;
  }
  yield group;
}

async function parseGroup(group: readonly Line[], parse: ParseLines): Promise<ReadRecord[]> {
  const parsed = (await parse(group.flatMap(({ bytes }) => bytes ?? []))).values();
  return group.flatMap(({ number: line, bytes }) => {
    const record: ParsedLine = bytes === undefined ? { refused: { reasons: [tooLarge] } } : parsed.next().value;
    return record === undefined ? [] : [{ line, parsed: record }];
  });
}
