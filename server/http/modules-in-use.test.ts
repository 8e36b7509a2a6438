import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isInUse, switchableModules } from "./modules-in-use.ts";

it.each(switchableModules)("%s is there, and fetched only where it is switched on", (module) => {
  expect(existsSync(join(import.meta.dirname, "..", "..", module))).toBe(true);
  expect([isInUse(module, () => true), isInUse(module, () => false)]).toEqual([true, false]);
});

it("what cannot be switched off is always fetched", () => {
  expect(isInUse("site/client/take-over.ts", () => false)).toBe(true);
});
