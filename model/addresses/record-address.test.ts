import { expect, it } from "vitest";
import { sectionWord } from "./record-address.ts";

it.each([
  ["/politics/a", "politics"],
  ["/2024-election/a", "2024-election"],
  ["/24/a", "24"],
  ["/2024/05/a", undefined],
  ["/1999/a", undefined],
  ["/1888/12/a", undefined],
  ["/", undefined],
])("the section word of %s is %s: a year begins a date", (path, expected) => {
  expect(sectionWord(path)).toBe(expected);
});
