import { expect, it } from "vitest";
import { letterOffered } from "./usual-rail.ts";

const daily = { id: "daily", title: "Le matin", about: "Chaque jour." };
const health = { id: "health", title: "Second Opinion", about: "Every Thursday.", section: "health" };

it.each([
  ["fr-CA", [], undefined],
  ["en-US", [], undefined],
  ["fr-CA", [health], undefined],
  ["en-US", [health], "briefing"],
  ["fr-CA", [health, daily], "daily"],
])("beside a front of a brand in %s with the letters %j: %s", (language, newsletters, expected) => {
  const offered = letterOffered({ language, newsletters });
  expect(offered && "slid" in offered ? offered.slid : undefined).toBe(expected);
});
