// Whoever takes an example out of deploy/environment has a site that starts.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig, settingNames } from "../../server/config.ts";

/** Read by the parent of the workers. */
const ofParent = "WORKERS";
const text = readFileSync(join(import.meta.dirname, "..", "..", "deploy", "environment"), "utf8");
const examples = [...text.matchAll(/^(?:# )?([A-Z_]+)=(\S+)$/gm)].map(([, name = "", value = ""]) => [name, value]);

it("the examples are of settings that there are, each with a value that the site takes", () => {
  expect(examples.length).toBeGreaterThan(8);
  expect(examples.filter(([name = ""]) => name !== ofParent && !settingNames.has(name))).toEqual([]);
  expect(readConfig(Object.fromEntries(examples)).DATABASE_URL).toContain("/meridian");
});
