import { expect, it } from "vitest";
import { withoutTrailingSlash } from "./trailing-slash.ts";

it.each([
  ["/politics/", "/politics"],
  ["/a/b//", "/a/b"],
  ["//", "/"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example/", "/evil.example"],
  ["/politics", undefined],
  ["/", undefined],
])("LOAD-01 %s → %s", (path, expected) => {
  expect(withoutTrailingSlash(path)).toBe(expected);
});
