import { expect, it } from "vitest";
import type { SaidVersion } from "../../model/desk/story-calls.ts";
import { changedParts } from "./changed-parts.ts";

const said = (lines: Record<string, string>, ...body: string[]): SaidVersion => ({
  lines: Object.entries(lines).map(([place, text]) => ({ place, text })),
  body,
});
const first = said({ Headline: "A ferry", Address: "/harbor/a" }, "It left.");
const note = (id: string, at: number) => ({ place: "Update", key: `correction ${id}`, at, text: "It is back" });

it("of a moment", () => {
  const at = (moment: number) => ({
    ...first,
    lines: [note("9f-1", moment), { place: "Until", at: moment, text: "" }],
  });
  expect(changedParts(at(1), at(2))).toEqual(["Update", "Until"]);
});

it.each<[string, SaidVersion, string[]]>([
  ["nothing", first, []],
  ["a headline", said({ Headline: "The ferry", Address: "/harbor/a" }, "It left."), ["Headline"]],
  [
    "notes that are new, of one kind",
    { ...first, lines: [...first.lines, note("9f-1", 1), note("9f-2", 1)] },
    ["Update"],
  ],
  ["an address that is gone, and the body", said({ Headline: "A ferry" }, "It left at ten."), ["Address", "Body"]],
])("of %s", (_, second, expected) => {
  expect(changedParts(first, second)).toEqual(expected);
});
