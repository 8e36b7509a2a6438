// Two versions of a story side by side: which lines belong together, and which words of them differ. Pure.

import { diffArrays, diffWordsWithSpace } from "diff";
import type { SaidLine, SaidVersion } from "../../../model/desk/story-calls.ts";
import { timeWords } from "../../ui/time-words.ts";

export interface Piece {
  text: string;
  is: "same" | "gone" | "new";
}

export interface ComparedLine {
  /** No other has it. */
  key: string;
  place: string;
  left: Piece[];
  right: Piece[];
  isSame: boolean;
}

export function compared(left: SaidVersion, right: SaidVersion): ComparedLine[] {
  // Of one that has become another kind of note the newer name is told.
  const places = new Map([...left.lines, ...right.lines].map((line) => [nameOf(line), line.place]));
  const textAt = (lines: readonly SaidLine[], key: string) => wordsOf(lines.find((line) => nameOf(line) === key));
  return [
    ...[...places].map(([key, place]) =>
      comparedLine({ key, place }, textAt(left.lines, key), textAt(right.lines, key)),
    ),
    ...pairs(left.body, right.body).map(([one, other], at) => {
      const place = `Part ${at + 1}`;
      return comparedLine({ key: place, place }, one, other);
    }),
  ];
}

const nameOf = ({ key, place }: SaidLine) => key ?? place;

function wordsOf(line: SaidLine | undefined): string {
  if (line === undefined) return "";
  return [line.at === undefined ? "" : timeWords(line.at), line.text].filter(Boolean).join(" · ");
}

function comparedLine(named: Pick<ComparedLine, "key" | "place">, one: string, other: string): ComparedLine {
  if (one === other) return { ...named, left: [same(one)], right: [same(other)], isSame: true };
  const changes = diffWordsWithSpace(one, other);
  return {
    ...named,
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
