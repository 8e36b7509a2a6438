// What differs between two versions of a story, in words: a line in the list of them says what it changed. Pure.

import { isDeepStrictEqual } from "node:util";
import type { SaidLine, SaidVersion } from "../../model/desk/story-calls.ts";

export function changedParts(before: SaidVersion, after: SaidVersion): string[] {
  const lines = [...before.lines, ...after.lines];
  const changed = lines.filter((line) => !isDeepStrictEqual(sameIn(before.lines, line), sameIn(after.lines, line)));
  const isSameBody = isDeepStrictEqual(before.body, after.body);
  return [...new Set([...changed.map(({ place }) => place), ...(isSameBody ? [] : ["Body"])])];
}

const nameOf = ({ key, place }: SaidLine) => key ?? place;

const sameIn = (lines: readonly SaidLine[], sought: SaidLine) => lines.find((line) => nameOf(line) === nameOf(sought));
