// Writes docs/figures.md, its plots and what they are made of. `node bench/write-report.ts FILE`, with the figures of a run line by line.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/run.mjs";
import { chartsOf } from "./report/charts.ts";
import { figureSchema, type Report } from "./report/figure.ts";
import { figuresPage } from "./report/figures-page.ts";

const [file = ""] = process.argv.slice(2);
const docs = join(root, "docs");
const processors = cpus();

const report: Report = {
  on: new Date().toISOString().slice(0, 10),
  machine: {
    processor: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.versions.node,
  },
  figures: readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => rounded(figureSchema.parse(JSON.parse(line)))),
};

/** More digits than it is worth would change with every run. */
function rounded<T extends { value: number }>(figure: T): T {
  return { ...figure, value: Number(figure.value.toPrecision(4)) };
}

const charts = chartsOf(report.figures);
mkdirSync(join(docs, "figures"), { recursive: true });
for (const [name, svg] of charts) writeFileSync(join(docs, "figures", name), svg);
writeFileSync(join(docs, "figures", "figures.json"), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(join(docs, "figures.md"), figuresPage(report, [...charts.keys()]));
console.log(`\nWritten: docs/figures.md, with ${charts.size} plots of ${report.figures.length} figures.`);
