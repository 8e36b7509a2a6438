// Seeded histories: three nodes, two Varnish, a PostgreSQL with failover and an object store, on which much is written and read while things go wrong.
// `node bench/histories.ts [COUNT]` plays so many, `--from N` from another seed on, `--seed N` that one alone, `--show` tells all that happened;
// `--nodes` plays with three nodes and one PostgreSQL alone, which any machine has;
// `--deceive dropped-write|skipped-purge` puts a fault in on purpose, which the checker must find.
// Bar: no violation, and a deliberate fault is found within 20.

import { parseArgs } from "node:util";
import { playHistory } from "../tests/histories/play.ts";
import { subscribeDevices } from "../tests/histories/subscribe.ts";
import { startThreeNodes } from "../tests/histories/three-nodes.ts";
import type { Deception } from "../tests/histories/world-parts.ts";

const deceptions: readonly Deception[] = ["none", "dropped-write", "skipped-purge"];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string" },
    from: { type: "string", default: "1" },
    deceive: { type: "string", default: "none" },
    show: { type: "boolean", default: false },
    nodes: { type: "boolean", default: false },
  },
});
const first = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(positionals[0] ?? 20) : 1;
const deception = deceptions.find((one) => one === values.deceive);
if (!Number.isInteger(first) || !(count > 0) || deception === undefined || (values.nodes && deception !== "none"))
  throw new Error(
    "node bench/histories.ts [COUNT] [--from N] [--seed N] [--show] [--nodes | --deceive dropped-write|skipped-purge]",
  );

/** Whoever breaks it off waits for the history that is being played: everything that was started ends with it. */
const brokenOff = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => brokenOff.abort());

/** Its programs are looked for, or installed, when it is asked for. */
async function wholeWorld() {
  const { missing, otherwise, startWorld } = await import("../tests/histories/world.ts");
  if (missing !== undefined) throw new Error(missing);
  if (otherwise !== undefined) console.log(otherwise);
  const whole = await startWorld();
  whole.deceive(deception ?? "none");
  return whole;
}

const world = await (values.nodes ? startThreeNodes() : wholeWorld());
let played = 0;
let failed = 0;
let reads = 0;
let writes = 0;
const troubles = new Map<string, number>();
try {
  await subscribeDevices(world);
  for (let seed = first; seed < first + count && !brokenOff.signal.aborted; seed += 1) {
    const began = performance.now();
    const { happened, violations } = await playHistory(seed, world);
    played += 1;
    for (const { kind } of happened.troubles) troubles.set(kind, (troubles.get(kind) ?? 0) + 1);
    reads += happened.reads.length;
    writes += happened.writes.length;
    const kinds = happened.troubles.map(({ kind }) => kind).join(", ");
    const took = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${seed}: ${happened.reads.length} reads, ${happened.writes.length} writes, ${took} s; ${kinds || "no trouble"}`,
    );
    for (const { rule, what } of violations.slice(0, 10)) console.log(`  ${rule}: ${what}`);
    if (values.show) console.log(JSON.stringify(happened, null, 1));
    if (violations.length > 0) failed += 1;
    if (failed > 0 && deception !== "none") break;
  }
} finally {
  await world.stop();
}
console.log(`${failed} of ${played} histories with a violation; ${writes} writes, ${reads} reads`);
for (const [kind, times] of troubles) console.log(`  ${kind}: ${times}`);
if (failed > 0 !== (deception !== "none")) process.exitCode = 1;
