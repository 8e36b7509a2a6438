import { expect, it } from "vitest";
import { barChart } from "./bar-chart.ts";
import { chartsOf } from "./charts.ts";
import { holds, type Figure } from "./figure.ts";
import { barText, numberText, valueText } from "./figure-text.ts";
import { figuresPage } from "./figures-page.ts";

it.each<[number, string]>([
  [41_234.5, "41,235"],
  [99.95, "100.0"],
  [18.13, "18.1"],
  [0.794, "0.79"],
  [3, "3"],
])("%d is written %s", (value, text) => {
  expect(numberText(value)).toBe(text);
});

const at = (value: number, bar?: Figure["bar"], unit?: Figure["unit"]): Figure => ({
  bench: "serve",
  name: "It",
  value,
  ...(bar && { bar }),
  ...(unit && { unit }),
});

it.each<[Figure, boolean | undefined, string, string]>([
  [at(0.6, { atLeast: 0.6 }), true, "0.60", "at least 0.60"],
  [at(0.59, { atLeast: 0.6 }), false, "0.59", "at least 0.60"],
  [at(1000, { atMost: 1000 }, "ms"), true, "1,000 ms", "at most 1,000 ms"],
  [at(1001, { atMost: 1000 }, "ms"), false, "1,001 ms", "at most 1,000 ms"],
  [at(2), undefined, "2.00", ""],
])("%j holds its bar: %s", (figure, isHeld, value, bar) => {
  expect([holds(figure), valueText(figure), barText(figure)]).toEqual([isHeld, value, bar]);
});

it("the longest bar takes all the room, and names are no markup", () => {
  const svg = barChart({
    title: "A < B",
    unit: "KB",
    bars: [
      { label: "one", parts: [10, 30] },
      { label: "two", parts: [20] },
    ],
  });
  const widths = [...svg.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([110, 330, 220]);
  expect(svg).toContain("A &lt; B");
});

const report = (figures: Figure[]) => ({
  on: "2026-11-18",
  machine: { processor: "A", cores: 2, memory: "8 GB", node: "24" },
  figures,
});

it("a plot is drawn of what was measured, and of nothing else", () => {
  const serve = { bench: "serve", name: "Cached article", value: 5, unit: "a second" } as const;
  expect([...chartsOf([serve]).keys()]).toEqual(["serving.svg"]);
  expect(chartsOf([at(1)]).size).toBe(0);
});

it("what misses its bar stands in bold, each under its benchmark", () => {
  const page = figuresPage(report([at(0.5, { atLeast: 0.6 }), { ...at(7), bench: "desk" }]), []);
  expect(page).toMatch(/## serve\n\n.*\n.*\n\| It +\| \*\*0\.50\*\* \| at least 0\.60 \|\n\n## desk\n/);
});
