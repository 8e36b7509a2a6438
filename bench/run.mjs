// `npm run bench`: prints ratios, each measured within one run, so that they say the same on any machine.
// `npm run bench -- render|blocks|landing|fronts|serve|edge|pictures|live|import|search|heavy-records|wordpress|writers|desk|workers|everywhere|failures|sockets|second-story|lighthouse|footprint` runs one of them.
// `npm run bench -- next-page [CLICKS]` plays 200 clicks of each kind, or as many as asked; only when it is named.
// `npm run bench -- histories [COUNT]` plays seeded histories, 20 or as many as asked; only when it is named.
// `npm run bench -- report [NAMES]` runs those that the page of figures is made of, or the named ones, and writes docs/figures.md anew.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../scripts/build.mjs";
import { ensureInstalledOrEnd } from "../scripts/install.mjs";
import { mustRun, node, projectEnv, root } from "../scripts/run.mjs";

const env = { ...projectEnv, NODE_ENV: "production", LOG_LEVEL: "error" };
/** Of the page of figures. */
const reported = [
  "render",
  "landing",
  "fronts",
  "blocks",
  "serve",
  "edge",
  "workers",
  "pictures",
  "live",
  "search",
  "second-story",
  "lighthouse",
  "desk",
  "footprint",
];
const vite = join(root, "node_modules", "vite", "bin", "vite.js");

/** What draws pages needs the build, for JSX and style modules. */
async function built(file) {
  const out = join(root, ".cache", "bench");
  await mustRun(node, [vite, "build", "--ssr", `bench/${file}`, "--outDir", out, "--logLevel", "error"], { env });
  return join(out, file.replace(/\.tsx?$/, ".js"));
}

/** Runs a benchmark that draws pages of the demo newsroom, on one core. */
async function onSeededStore(file) {
  const bench = await built(file);
  const dataDir = mkdtempSync(join(tmpdir(), "meridian-bench-"));
  const seededEnv = { ...env, DATA_DIR: dataDir };
  await mustRun(node, [join(root, "demo", "seed-if-empty.ts")], { env: seededEnv });
  await mustRun("taskset", ["-c", "0", node, bench], { env: seededEnv });
  rmSync(dataDir, { recursive: true, force: true });
}

const benches = {
  render: () => onSeededStore("render.tsx"),
  blocks: () => onSeededStore("blocks.ts"),
  landing: () => onSeededStore("landing.ts"),
  fronts: async () => mustRun(node, [join(root, "bench", "fronts.ts"), await built("front-pages.ts")], { env }),
  serve: () => mustRun(node, [join(root, "bench", "serve.ts")], { env }),
  edge: () => mustRun(node, [join(root, "bench", "edge.ts")], { env }),
  pictures: () => mustRun(node, [join(root, "bench", "pictures.ts")], { env }),
  live: () => mustRun(node, [join(root, "bench", "live.ts")], { env }),
  import: () => mustRun(node, [join(root, "bench", "import.ts")], { env }),
  search: () => mustRun(node, [join(root, "bench", "search.ts")], { env }),
  wordpress: () => mustRun(node, [join(root, "bench", "wordpress.ts")], { env }),
  writers: () => mustRun(node, [join(root, "bench", "writers.ts")], { env }),
  desk: () => mustRun(node, [join(root, "bench", "desk.ts")], { env }),
  sockets: () => mustRun(node, [join(root, "bench", "sockets.ts")], { env }),
  workers: () => mustRun(node, [join(root, "bench", "workers.ts")], { env }),
  failures: () => mustRun(node, [join(root, "bench", "failures.ts")], { env }),
  everywhere: () => mustRun(node, [join(root, "bench", "everywhere.ts")], { env }),
  "second-story": () => mustRun(node, [join(root, "bench", "second-story.ts")], { env }),
  lighthouse: () => mustRun(node, [join(root, "bench", "lighthouse.ts")], { env }),
  "heavy-records": () => mustRun(node, [join(root, "bench", "heavy-records.ts")], { env }),
  footprint: () => mustRun(node, [join(root, "bench", "footprint.mjs")], { env }),
};

await ensureInstalledOrEnd();
await ensureBuilt();
const [first, ...others] = process.argv.slice(2);
if (first === "histories" || first === "next-page") {
  await mustRun(node, [join(root, "bench", `${first}.ts`), ...others], { env });
  process.exit();
}
const isReport = first === "report";
const named = [first, ...others].filter((name) => name !== undefined && name !== "report");
const wanted = named.length > 0 ? named : isReport ? reported : Object.keys(benches);
if (isReport) env.FIGURES_FILE = join(mkdtempSync(join(tmpdir(), "meridian-figures-")), "figures.jsonl");
for (const [name, bench] of Object.entries(benches)) {
  if (!wanted.includes(name)) continue;
  process.stdout.write(`\n== ${name}\n`);
  env.BENCH = name;
  await bench();
}
if (isReport) await mustRun(node, [join(root, "bench", "write-report.ts"), env.FIGURES_FILE], { env });
