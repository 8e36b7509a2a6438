import { expect, it } from "vitest";
import type { SaidVersion } from "../../../model/desk/story-calls.ts";
import { timeWords } from "../../ui/time-words.ts";
import { compared, type Piece } from "./compare.ts";

const version = (title: string, ...body: string[]) => ({ lines: [{ place: "Headline", text: title }], body });
const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, is }) => (is === "same" ? text : is === "gone" ? `[-${text}-]` : `[+${text}+]`)).join("");
const note = (id: string, place: string, text: string) => ({ key: `correction ${id}`, place, at: 0, text });
const told = (left: SaidVersion, right: SaidVersion) =>
  compared(left, right)
    .filter(({ isSame }) => !isSame)
    .map((line) => [line.place, marked(line.left), marked(line.right)]);

it.each<[string, SaidVersion, SaidVersion, string[][]]>([
  ["nothing", version("A", "x"), version("A", "x"), []],
  [
    "a word of the headline",
    version("Ten boats left"),
    version("Two boats left"),
    [["Headline", "[-Ten-] boats left", "[+Two+] boats left"]],
  ],
  [
    "a word of a paragraph",
    version("A", "x", "It left at ten."),
    version("A", "x", "It left at six."),
    [["Part 2", "It left at [-ten-].", "It left at [+six+]."]],
  ],
  ["a new paragraph", version("A", "x", "z"), version("A", "x", "y", "z"), [["Part 2", "", "[+y+]"]]],
  ["one that is gone", version("A", "x", "y", "z"), version("A", "x", "z"), [["Part 2", "[-y-]", ""]]],
  [
    "a field that only one has",
    version(""),
    { lines: [{ place: "Dek", text: "New" }], body: [] },
    [["Dek", "", "[+New+]"]],
  ],
  [
    "a moment, in the zone of whoever looks",
    { lines: [{ place: "Until", at: 0, text: "" }], body: [] },
    { lines: [], body: [] },
    [["Until", `[-${timeWords(0)}-]`, ""]],
  ],
  [
    "a note by what it is, whatever its id",
    { lines: [note("c1", "Correction", "Ten"), note("c2", "Correction", "Six")], body: [] },
    { lines: [note("c1", "Clarification", "Two"), note("c2", "Correction", "Six")], body: [] },
    [["Clarification", `${timeWords(0)} · [-Ten-]`, `${timeWords(0)} · [+Two+]`]],
  ],
])("marks %s", (_, left, right, expected) => {
  expect(told(left, right)).toEqual(expected);
});

it("what is the same is there too, beside each other", () => {
  expect(compared(version("A", "x"), version("A", "x")).map(({ place }) => place)).toEqual(["Headline", "Part 1"]);
});
