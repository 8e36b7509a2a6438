// The plots of the page of figures: which figures each is made of.

import { barChart } from "./bar-chart.ts";
import type { Figure } from "./figure.ts";

const fetchedKinds = ["HTML", "styles", "script", "fonts"];

/** By the names of their files. One whose figures were not measured is not there. */
export function chartsOf(figures: readonly Figure[]): Map<string, string> {
  const valueOf = new Map(figures.map(({ name, value }) => [name, value]));
  const pages = figures.flatMap(({ name }) => /^Lighthouse, (.+): performance$/.exec(name)?.[1] ?? []);
  const ours = valueOf.get("Cached article");
  const charts = new Map<string, string>();
  if (pages.length > 0) {
    charts.set(
      "lighthouse.svg",
      barChart({
        title: "Lighthouse on a mid-range phone: performance",
        unit: "of 100",
        end: 100,
        bars: pages.map((page) => ({ label: page, parts: [valueOf.get(`Lighthouse, ${page}: performance`) ?? 0] })),
      }),
    );
    charts.set(
      "first-load.svg",
      barChart({
        title: "What a first view fetches beside its pictures",
        unit: "KB on their way",
        parts: fetchedKinds,
        bars: pages.map((page) => ({
          label: page,
          parts: fetchedKinds.map((kind) => valueOf.get(`First load, ${page}: ${kind}`) ?? 0),
        })),
      }),
    );
  }
  if (ours !== undefined) {
    const names = ["Cached article", ...[...valueOf.keys()].filter((name) => name.startsWith("nginx with"))];
    charts.set(
      "serving.svg",
      barChart({
        title: "A cached article from one core",
        unit: "answers a second",
        bars: names.map((name) => ({ label: chartLabel(name), parts: [valueOf.get(name) ?? 0] })),
      }),
    );
  }
  return charts;
}

const chartLabel = (name: string) =>
  name.replace("nginx with the same bytes, as", "nginx as").replace("nginx with the same bytes, its", "nginx, its");
