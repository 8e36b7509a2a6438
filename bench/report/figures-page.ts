// The page of figures, made of what one run measured. Pure.

import type { Figure, Report } from "./figure.ts";
import { holds } from "./figure.ts";
import { barText, valueText } from "./figure-text.ts";
import { publishedByOthers } from "./published-by-others.ts";

const chartTexts: Readonly<Record<string, string>> = {
  "first-load.svg": "What a first view of each kind of page fetches: HTML, styles, script and fonts",
  "lighthouse.svg": "Lighthouse scores of each kind of page",
  "serving.svg": "Cached articles a second beside nginx",
};

export function figuresPage({ on, machine, figures }: Report, charts: readonly string[]): string {
  const benches = [...new Set(figures.map(({ bench }) => bench))];
  const { processor, cores, memory, node } = machine;
  return [
    "# Figures",
    "",
    "<!-- Written by `npm run bench -- report`. -->",
    "",
    `Measured on ${on}, all in one run, on one machine: ${processor}, ${cores} cores, ${memory} of memory, Node ${node}. Ratios say the same on any machine; times and`,
    "rates do not. `npm run bench -- report` measures and writes all of it anew, `npm run bench -- NAME` one part of it. What stands in **bold** misses its bar.",
    "",
    ...charts.flatMap((file) => [`![${chartTexts[file] ?? file}](figures/${file})`, ""]),
    ...benches.flatMap((bench) => [
      `## ${bench}`,
      "",
      ...table(
        ["what", "measured", "bar"],
        figures
          .filter((figure) => figure.bench === bench)
          .map((figure) => [figure.name, measured(figure), barText(figure)]),
      ),
      "",
    ]),
    "## What others have published",
    "",
    "None of it was measured here, and not everything counts the same: what is counted stands beside each.",
    "",
    ...table(
      ["of", "what", "figure"],
      publishedByOthers.map(({ of, what, figure, source }) => [of, what, `[${figure}](${source})`]),
    ),
    "",
  ].join("\n");
}

const measured = (figure: Figure) => (holds(figure) === false ? `**${valueText(figure)}**` : valueText(figure));

/** As the formatter would lay it out. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, column) => Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((wide) => "-".repeat(wide))), ...rows.map(line)];
}
