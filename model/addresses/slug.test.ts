import { expect, it } from "vitest";
import { slugOf } from "./slug.ts";

it.each([
  ["Port & Sea!", "port-sea"],
  ["Me\u0301lanie", "mélanie"],
  ["समाचार पत्र", "समाचार-पत्र"],
  ["செய்திகள்", "செய்திகள்"],
  ["スホ\u309aーツ", "スポーツ"],
  ["ශ්\u200dරී ලංකා", "ශ්රී-ලංකා"],
])("%s is %s in an address", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
