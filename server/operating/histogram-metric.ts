import type { StepCounts, StepEnds } from "./step-counts.ts";

interface Histogram {
  name: string;
  help: string;
  ends: StepEnds;
  series: readonly { labels: Readonly<Record<string, string>>; counts: StepCounts }[];
}

/** As prom-client aggregates it. That counts one value after another; here they are counted already, by all workers. */
export function histogramMetric({ name, help, ends, series }: Histogram): object {
  const values = series.flatMap(({ labels, counts: { steps, sum } }) => {
    let count = 0;
    const buckets = steps.map((inStep, step) => {
      count += inStep;
      return { metricName: `${name}_bucket`, labels: { le: ends[step] ?? "+Inf", ...labels }, value: count };
    });
    const totals = Object.entries({ sum, count }).map(([end, value]) => ({
      metricName: `${name}_${end}`,
      labels,
      value,
    }));
    return [...buckets, ...totals];
  });
  return { name, help, type: "histogram", aggregator: "first", values };
}
