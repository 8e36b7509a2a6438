import { expect, it } from "vitest";
import { airing, airsOf } from "./standing.ts";

it.each([
  [999, "coming"],
  [1000, "now"],
  [1999, "now"],
  [2000, "past"],
])("SCHED-02 at %i a program from 1000 to 2000 is %s", (at, standing) => {
  const marks = airing({ start: 1000, end: 2000 }, at);
  expect(marks["data-on"]).toBe(standing);
  expect(airsOf(marks["data-airs"])).toEqual({ start: 1000, end: 2000 });
});
