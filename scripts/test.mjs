// `npm test`: all that a change has to pass, on a machine that has only Node and npm. `npm run test:all`: everything (tests/only-in-full-run.ts).
// Ends with `N passed, N failed`.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium, ensureHeadlessShell } from "./chromium.mjs";
import { ensureInstalledOrEnd } from "./install.mjs";
import { ensureJava } from "./java.mjs";
import { bin, node, root } from "./run.mjs";
import { finish, plan, playwright, step, vitest } from "./steps.mjs";

await ensureInstalledOrEnd();

// Many tests start a site of their own or run the content command: a store that is filled once spares each of them some seconds, and code
// that is compiled once half of its start.
const shared = mkdtempSync(join(tmpdir(), "meridian-tests-"));
const filled = join(shared, "filled");
/** The newsroom of the demo is stored under its own brand, whatever brand the tests run with. */
const demoBrand = { BRAND_DIR: join(root, "brand") };
const isFull = process.argv[2] === "all";
const run = isFull ? {} : { SHORT_RUN: "on" };
const env = { ...run, DEMO_FILLED_DIR: filled, NODE_COMPILE_CACHE: join(shared, "compiled") };

/** One after the other: Debian installs one thing at a time. */
async function findPrograms() {
  return {
    ...(isFull && { JAVA_PATH: await ensureJava() }),
    CHROMIUM_PATH: await ensureChromium(),
    HEADLESS_SHELL_PATH: await ensureHeadlessShell(),
  };
}

function checks() {
  return Promise.all([
    step("types", bin("tsc"), ["--noEmit"]),
    step("lint", bin("oxlint"), ["--deny-warnings"]),
    step("format", bin("oxfmt"), ["--check"]),
    step("dead code", bin("knip"), []),
  ]);
}

plan(isFull ? 13 : 11);
const checking = checks();
const [programs] = await Promise.all([
  findPrograms(),
  step("demo newsroom", node, [join(root, "demo", "seed-if-empty.ts")], { ...demoBrand, DATA_DIR: filled }),
  ensureBuilt(),
]);
await step("size budget", node, [join(root, "scripts", "size-budget.mjs")]);

// Two rows of about the same length, one a core.
async function firstRow() {
  await vitest("http", env, "1/2");
  await vitest("store", env);
  if (isFull) await vitest("attacks", env);
}

async function secondRow() {
  await checking;
  await vitest("unit*", run);
  await vitest("http", env, "2/2");
  if (isFull) await vitest("judges", { ...env, ...programs });
}

// Browsers come last, and alone: what a page plays or moves is watched as it happens.
await Promise.all([firstRow(), secondRow()]);
await playwright(isFull ? ["long", "device", "pages", "axe"] : ["device", "pages"], { ...env, ...programs });
// A program that has just ended may still be writing down what it compiled.
rmSync(shared, { recursive: true, force: true, maxRetries: 5 });
finish();
