// Draws fronts of thirty modules on the store of DATA_DIR or DATABASE_URL, without a cache and without remembered reads. Part of bench/fronts.ts.

import { openBenchSite } from "./bench-site.ts";
import { tellFigure } from "./tell-figure.ts";

const bar = 30;
const warmUp = 100;
const rounds = 300;

const { store, render } = await openBenchSite({ remembersReads: false });

async function milliseconds(path: string): Promise<number> {
  const begun = performance.now();
  const { status } = await render(path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return performance.now() - begun;
}

const paths = (process.env["FRONT_PATHS"] ?? "").split(" ");
const took: number[] = [];
for (let round = 0; round < warmUp + rounds; round += 1) {
  const path = paths[round % paths.length] ?? "";
  const one = await milliseconds(path);
  if (round >= warmUp) took.push(one);
}
const sorted = took.toSorted((one, other) => one - other);
const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
const where = process.env["FRONTS_OF"] ?? "";
tellFigure({ name: `Uncached front of thirty modules, ${where}`, value: at(0.5), unit: "ms", bar: { atMost: bar } });
tellFigure({ name: `Nine in ten of them, ${where}`, value: at(0.9), unit: "ms" });
await store.close();
