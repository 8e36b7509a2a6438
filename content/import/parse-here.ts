// When it is not worth a thread: parsing at once, where the lines are.

import { parseLine } from "./parse-line.ts";
import type { ParseLines } from "./read-records.ts";

/** The first lines, most often all there are, are parsed at once: to start a thread takes longer. */
export function firstHere(parse: ParseLines): ParseLines {
  let isFirst = true;
  return async (lines) => {
    if (!isFirst) return parse(lines);
    isFirst = false;
    return lines.map(parseLine);
  };
}

/** Whatever they hold, so few bytes are parsed within the time of a few pages. */
export const smallInput = 16 * 1024;

/** For a process that answers readers meanwhile: the first lines, if they are small. */
export function smallHere(parse: ParseLines): ParseLines {
  const first = firstHere(parse);
  return async (lines) => {
    const bytes = lines.reduce((sum, { length }) => sum + length, 0);
    return bytes > smallInput ? parse(lines) : first(lines);
  };
}
