import { availableParallelism } from "node:os";
import { expect, it } from "vitest";
import { workerCount } from "./worker-count.ts";

it.each([
  [undefined, availableParallelism()],
  ["", availableParallelism()],
  ["1", 1],
  ["12", 12],
])("WORKERS=%s", (setting, count) => {
  expect(workerCount(setting)).toBe(count);
});

it.each(["0", "-1", "2.5", "all", "257"])("WORKERS=%s is refused by name", (setting) => {
  expect(() => workerCount(setting)).toThrow(`WORKERS=${setting}: must be a whole number from 1 to 256`);
});
