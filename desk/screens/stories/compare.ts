// Two versions of a story side by side: which lines belong together, and which words of them differ. Pure.

import { diffArrays, diffWordsWithSpace } from "diff";
import type { SaidLine, SaidVersion } from "../../../model/desk/story-calls.ts";

export interface Piece {
  text: string;
  is: "same" | "gone" | "new";
}

export interface ComparedLine {
  place: string;
  left: Piece[];
  right: Piece[];
  isSame: boolean;
}

export function compared(left: SaidVersion, right: SaidVersion): ComparedLine[] {
  const places = [...new Set([...left.lines, ...right.lines].map(({ place }) => place))];
  const textAt = (lines: readonly SaidLine[], at: string) => lines.find(({ place }) => place === at)?.text ?? "";
  return [
    ...places.map((place) => comparedLine(place, textAt(left.lines, place), textAt(right.lines, place))),
    ...pairs(left.body, right.body).map(([one, other], place) => comparedLine(`Part ${place + 1}`, one, other)),
  ];
}

function comparedLine(place: string, one: string, other: string): ComparedLine {
  if (one === other) return { place, left: [same(one)], right: [same(other)], isSame: true };
  const changes = diffWordsWithSpace(one, other);
  return {
    place,
    left: changes
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, is: removed ? "gone" : "same" })),
    right: changes
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, is: added ? "new" : "same" })),
    isSame: false,
  };
}

const same = (text: string): Piece => ({ text, is: "same" });

/** Paragraphs that are the same stand beside each other; between them the first that went beside the first that came. */
function pairs(left: readonly string[], right: readonly string[]): [string, string][] {
  const beside: [string, string][] = [];
  let gone: string[] = [];
  const settle = (come: readonly string[]) => {
    const rows = Math.max(gone.length, come.length);
    for (let row = 0; row < rows; row += 1) beside.push([gone[row] ?? "", come[row] ?? ""]);
    gone = [];
  };
  for (const { value, added, removed } of diffArrays([...left], [...right])) {
    if (removed) gone = value;
    else if (added) settle(value);
    else {
      settle([]);
      beside.push(...value.map((text): [string, string] => [text, text]));
    }
  }
  settle([]);
  return beside;
}
