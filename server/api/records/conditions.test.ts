import { expect, it } from "vitest";
import { conditionsOf } from "./conditions.ts";

it.each([
  ["nothing said, nothing there", {}, undefined, true],
  ["nothing said, something there", {}, "a", true],
  ["the version that stands", { ifMatch: '"a"' }, "a", true],
  ["one of several", { ifMatch: '"b", "a"' }, "a", true],
  ["another version", { ifMatch: '"b"' }, "a", false],
  ["a version, nothing there", { ifMatch: '"a"' }, undefined, false],
  ["a weak tag", { ifMatch: 'W/"a"' }, "a", false],
  ["without quotation marks", { ifMatch: "a" }, "a", false],
  ["an empty tag", { ifMatch: "" }, "a", false],
  ["any version", { ifMatch: "*" }, "a", true],
  ["any version, nothing there", { ifMatch: "*" }, undefined, false],
  ["none, something there", { ifNoneMatch: "*" }, "a", false],
  ["none, nothing there", { ifNoneMatch: "*" }, undefined, true],
  ["not this one", { ifNoneMatch: '"a"' }, "a", false],
  ["not another one", { ifNoneMatch: '"b"' }, "a", true],
  ["both, of which one fails", { ifMatch: '"a"', ifNoneMatch: "*" }, "a", false],
])("%s", (_, headers, version, holds) => {
  expect(conditionsOf(headers).hold(version)).toBe(holds);
});

it.each([
  [{ ifMatch: '"a"' }, true],
  [{ ifMatch: "*" }, false],
  [{ ifNoneMatch: "*" }, false],
  [{}, false],
])("%j names a version: %s", (headers, names) => {
  expect(conditionsOf(headers).namesVersion).toBe(names);
});
