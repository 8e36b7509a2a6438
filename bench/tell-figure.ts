// One figure of a benchmark: told on the screen, and written down where the page of figures is made of them (bench/write-report.ts).

import { appendFileSync } from "node:fs";
import type { Figure } from "./report/figure.ts";
import { barText, valueText } from "./report/figure-text.ts";

export function tellFigure(figure: Omit<Figure, "bench">): void {
  const { FIGURES_FILE: file, BENCH: bench = "" } = process.env;
  const bar = figure.bar === undefined ? "" : ` (bar: ${barText(figure)})`;
  console.log(`${figure.name}: ${valueText(figure)}${bar}`);
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ bench, ...figure })}\n`);
}
