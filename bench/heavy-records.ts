// How long the heaviest records that the limits allow hold up the site when their pages are made: the longest stretch for which the event
// loop stands still, in processor time, for every page of every record. The machine should be quiet.

import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runContent, startDemoSite } from "../tests/demo-site.ts";
import { blockCases } from "./heavy/block-cases.ts";
import { electionCases } from "./heavy/election-cases.ts";
import { frontCases, listedStories } from "./heavy/front-cases.ts";
import { liveCases } from "./heavy/live-cases.ts";
import type { HeavyCase } from "./heavy/make-case.ts";
import { otherKinds, shellCases } from "./heavy/other-cases.ts";
import { richTextCases, storyFieldCases } from "./heavy/story-cases.ts";
import { tellFigure } from "./tell-figure.ts";

const bar = 150;

const site = await startDemoSite({
  empty: true,
  env: {
    LOG_LEVEL: "warn",
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "loop-probe.mjs")}`,
  },
});

async function store(records: readonly object[]): Promise<void> {
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  const { status, stdout, stderr } = await runContent(["import", "-"], { DATA_DIR: site.dataDir }, lines);
  // Until the site has heard of it, it serves what was there before.
  await wait(1_000);
  if (status !== 0 || stderr.trim() !== "") console.error(stdout, stderr.slice(0, 2000));
}

/** Milliseconds since it was last asked. */
async function longestStretch(): Promise<number> {
  const before = site.log().length;
  site.process.kill("SIGUSR2");
  for (;;) {
    const said = /longest stretch ([\d.]+) ms\n/.exec(site.log().slice(before))?.[1];
    if (said !== undefined) return Number(said);
    await wait(2);
  }
}

interface Measured {
  status: number;
  bytes: number;
  ms: number;
}

async function measure(path: string): Promise<Measured> {
  await longestStretch();
  const headers = { "accept-encoding": "identity", accept: path.startsWith("/api") ? "application/json" : "*/*" };
  const response = await fetch(site.url + path, { headers });
  const body = await response.arrayBuffer();
  await wait(20);
  return { status: response.status, bytes: body.byteLength, ms: await longestStretch() };
}

let worst = 0;
/** Pages are cached: the second time tells nothing. */
const asked = new Set<string>();
async function report({ name, count, paths }: HeavyCase): Promise<void> {
  for (const path of paths.filter((one) => !asked.has(one))) {
    asked.add(path);
    const { status, bytes, ms } = await measure(path);
    worst = Math.max(worst, ms);
    const shown = path.length > 50 ? `${path.slice(0, 50)}…` : path;
    console.log(
      [
        ms.toFixed(0).padStart(5),
        "ms",
        (bytes / 1024).toFixed(0).padStart(7),
        "KB",
        String(status),
        ms > bar ? "!" : " ",
        name.padEnd(34),
        `×${count}`.padEnd(8),
        shown,
      ].join(" "),
    );
  }
}

const cases = [
  ...richTextCases(),
  ...storyFieldCases(),
  ...liveCases(),
  ...electionCases(),
  ...otherKinds(),
  ...frontCases(),
  ...blockCases(),
];
/** Whose fronts the layouts are. */
const sections = cases.flatMap(({ record }) =>
  "elementId" in record ? [{ type: "section", id: record.elementId, title: "A front" }] : [],
);
await store([...listedStories(), { type: "section", id: "us", title: "U.S." }, ...sections]);
// The code is warm, as in a site that has served for a while.
for (let turn = 0; turn < 100; turn += 1) await (await fetch(`${site.url}/us/card-${turn}`)).text();
await store(cases.map(({ record }) => record));
for (const one of cases) await report(one);
for (const one of shellCases()) {
  asked.clear();
  await store([one.record]);
  await report(one);
}
tellFigure({
  name: "The longest that a heavy record holds other readers up",
  value: worst,
  unit: "ms",
  bar: { atMost: bar },
});
await site.stop();
