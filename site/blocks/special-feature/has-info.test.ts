import { expect, it } from "vitest";
import { hasInfo } from "./has-info.ts";

const button = { buttonLabel: "Go", buttonUrl: "/go" };

it.each([
  [{ title: "A", content: "B", showLink: false }, true],
  [{ title: "A", showLink: false }, false],
  [{ content: "B", showLink: false }, false],
  [{ showLink: true, ...button }, true],
  [{ showLink: false, ...button }, false],
  [{ showLink: true, buttonLabel: "Go" }, false],
  [{ title: "A", showLink: true, buttonUrl: "/go" }, false],
])("CARD-03 the info block of %o shows: %s", (parts, shown) => {
  expect(hasInfo(parts)).toBe(shown);
});
