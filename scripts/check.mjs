// `npm run check`: types, lint, format, dead code and units, for the inner loop.

import { ensureInstalledOrEnd } from "./install.mjs";
import { bin } from "./run.mjs";
import { finish, plan, step, vitest } from "./steps.mjs";

await ensureInstalledOrEnd();
plan(5);
await step("types", bin("tsc"), ["--noEmit"]);
await step("lint", bin("oxlint"), ["--deny-warnings"]);
await step("format", bin("oxfmt"), ["--check"]);
await step("dead code", bin("knip"), []);
await vitest("unit*");
finish();
