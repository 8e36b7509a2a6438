import { expect, it } from "vitest";
import { heardChanges } from "./heard-changes.ts";

it("a change is settled when it was heard of long enough ago", () => {
  let now = 0;
  const heard = heardChanges(700, () => now);
  expect(heard.settled()).toBe(0);
  heard.note(5);
  now = 400;
  heard.note(5);
  heard.note(8);
  now = 699;
  expect(heard.settled()).toBe(0);
  now = 700;
  expect(heard.settled()).toBe(5);
  now = 1100;
  expect(heard.settled()).toBe(8);
  heard.note(8);
  now = 5000;
  expect(heard.settled()).toBe(8);
});
