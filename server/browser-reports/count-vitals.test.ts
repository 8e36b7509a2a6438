import { expect, it } from "vitest";
import { countVitals } from "./count-vitals.ts";
import { newVitalFigures } from "./vital-figures.ts";

const whole = {
  page: "article",
  vitals: { LCP: 1200, CLS: 0.02, INP: 80, TTFB: 300, FCP: 900 },
  navigations: [{ page: "home", ms: 150 }],
};

it("what a browser tells is counted by the kind of page, in seconds", () => {
  const figures = newVitalFigures();
  expect(countVitals(figures, whole)).toBe(true);
  expect(figures.LCP.article?.sum).toBe(1.2);
  expect(figures.CLS.article?.sum).toBe(0.02);
  expect(figures.navigation.home?.sum).toBe(0.15);
});

it.each([
  ["a page nobody knows", { ...whole, page: "made-up" }],
  ["a name nobody knows", { ...whole, vitals: { FMP: 1 } }],
  ["something besides", { ...whole, reader: "me" }],
  ["less than nothing", { ...whole, vitals: { LCP: -1 } }],
  ["more than can be", { ...whole, vitals: { LCP: 1e12 } }],
  ["no number", { ...whole, vitals: { LCP: "1" } }],
  ["too many navigations", { ...whole, navigations: Array.from({ length: 21 }, () => ({ page: "home", ms: 1 })) }],
  ["a navigation to a page nobody knows", { ...whole, navigations: [{ page: "__proto__", ms: 1 }] }],
  ["nothing", undefined],
])("of %s nothing is counted", (_, told) => {
  const figures = newVitalFigures();
  expect(countVitals(figures, told)).toBe(false);
  expect(figures).toEqual(newVitalFigures());
});
