// What differs between two versions of a story, in words: a line in the list of them says what it changed. Pure.

import { isDeepStrictEqual } from "node:util";
import { correctionNames } from "../../model/desk/story-names.ts";
import type { SaidLine, SaidVersion } from "../../model/desk/story-calls.ts";

export function changedParts(before: SaidVersion, after: SaidVersion): string[] {
  const places = [...new Set([...before.lines, ...after.lines].map(({ place }) => place))];
  const changed = places.filter((place) => textAt(before.lines, place) !== textAt(after.lines, place));
  const isSameBody = isDeepStrictEqual(before.body, after.body);
  return [...new Set([...changed.map(withoutId), ...(isSameBody ? [] : ["Body"])])];
}

const notes = Object.values(correctionNames);

/** Notes of what was put right are told apart by their ids, which say nothing to people. */
const withoutId = (place: string) => notes.find((name) => place.startsWith(`${name} `)) ?? place;

const textAt = (lines: readonly SaidLine[], sought: string) => lines.find(({ place }) => place === sought)?.text ?? "";
