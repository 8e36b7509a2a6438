// `npm test`: everything, on a machine that has only Node and npm. Ends with `N passed, N failed`.

import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureJava } from "./java.mjs";
import { bin, node, root } from "./run.mjs";
import { finish, playwright, step, vitest } from "./steps.mjs";

async function judges() {
  await vitest("judges", { JAVA_PATH: await ensureJava() });
}

await ensureInstalled();
await Promise.all([
  step("types", bin("tsc"), ["--noEmit"]),
  step("lint", bin("oxlint"), ["--deny-warnings"]),
  step("format", bin("oxfmt"), ["--check"]),
  step("dead code", bin("knip"), []),
  ensureBuilt(),
]);
await step("size budget", node, [join(root, "scripts", "size-budget.mjs")]);
await vitest("unit*");
// Each goes through its files one by one and waits a good deal: together they take little longer than one of them.
await Promise.all([vitest("http"), vitest("store").then(judges)]);
await playwright({ CHROMIUM_PATH: await ensureChromium() });
finish();
