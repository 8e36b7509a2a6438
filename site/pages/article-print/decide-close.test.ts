import { expect, it } from "vitest";
import { decideClose } from "./decide-close.ts";

const story = "https://www.meridian.example/politics/a";

it.each([
  ["a window opened for it", true, story, "close"],
  ["a window opened from elsewhere", true, "", "close"],
  ["the story", false, story, "back"],
  ["the story with a query", false, `${story}?utm_source=mail`, "back"],
  ["another page", false, "https://www.meridian.example/politics", "follow"],
  ["another site, which tells only its name", false, "https://search.example/", "follow"],
  ["nowhere", false, "", "follow"],
] as const)("PRINT-01 Close after coming from %s", (_, hasOpener, referrer, way) => {
  expect(decideClose({ hasOpener, referrer, story })).toBe(way);
});
