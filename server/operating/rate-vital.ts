// Whether what readers wait for is good, as the Web Vitals initiative draws the lines. Seconds; a layout shift is a share of the viewport.

import type { MeasuredName } from "../browser-reports/vital-figures.ts";

/** Up to the first it is good, beyond the second bad. For client navigations, of which nobody speaks, those of an interaction of some length. */
const lines: Readonly<Record<MeasuredName, readonly [good: number, poor: number]>> = {
  LCP: [2.5, 4],
  CLS: [0.1, 0.25],
  INP: [0.2, 0.5],
  TTFB: [0.8, 1.8],
  FCP: [1.8, 3],
  navigation: [0.5, 1],
};

export function rateVital(name: MeasuredName, value: number): "good" | "fair" | "bad" {
  const [good, poor] = lines[name];
  return value <= good ? "good" : value <= poor ? "fair" : "bad";
}
