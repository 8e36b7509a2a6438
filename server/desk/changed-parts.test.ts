import { expect, it } from "vitest";
import type { SaidVersion } from "../../model/desk/story-calls.ts";
import { changedParts } from "./changed-parts.ts";

const said = (lines: Record<string, string>, ...body: string[]): SaidVersion => ({
  lines: Object.entries(lines).map(([place, text]) => ({ place, text })),
  body,
});
const first = said({ Headline: "A ferry", Address: "/harbor/a" }, "It left.");

it.each<[string, SaidVersion, string[]]>([
  ["nothing", first, []],
  ["a headline", said({ Headline: "The ferry", Address: "/harbor/a" }, "It left."), ["Headline"]],
  [
    "a note that is new",
    said({ Headline: "A ferry", Address: "/harbor/a", "Update 9f-1": "It is back" }, "It left."),
    ["Update"],
  ],
  ["an address that is gone, and the body", said({ Headline: "A ferry" }, "It left at ten."), ["Address", "Body"]],
])("of %s", (_, second, expected) => {
  expect(changedParts(first, second)).toEqual(expected);
});
