import { expect, it } from "vitest";
import { addressOf } from "../model/addresses/address-of.ts";
import { isNeverAhead } from "./never-ahead.ts";

it.each([
  [addressOf("/go"), true],
  [addressOf("/fnctv"), true],
  [`${addressOf("/foxaroundtheworld")}/search`, true],
  [addressOf("/contact"), true],
  [addressOf("/newsletters"), true],
  [addressOf("/login"), true],
  ["/politics", false],
  ["/politics/senate-clears-storm-recovery-bill", false],
  ["/golf", false],
])("%s is never fetched ahead: %s", (path, expected) => {
  expect(isNeverAhead(path)).toBe(expected);
});
