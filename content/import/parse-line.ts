// One line of a file, as bytes → a record or a refusal; nothing for a blank line.

import { parseRecord, type ParsedRecord } from "../records/parse-record.ts";

const decoder = new TextDecoder("utf-8", { fatal: true });
const opening = "{".charCodeAt(0);
const closing = "}".charCodeAt(0);

/** Nothing for a blank line. */
export type ParsedLine = ParsedRecord | undefined;

export function parseLine(bytes: Uint8Array): ParsedLine {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return { refused: { reasons: [{ path: "", message: "is not valid UTF-8" }] } };
  }
  // Between its braces nothing is to be trimmed: the bytes are the record.
  if (bytes[0] === opening && bytes.at(-1) === closing) return parseRecord(text, bytes);
  const source = text.trim();
  return source === "" ? undefined : parseRecord(source);
}
