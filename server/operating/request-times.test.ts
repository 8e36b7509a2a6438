import { describe, expect, it } from "vitest";
import { countTime, newRequestTimes, routeKindOf, timeSteps } from "./request-times.ts";

describe("the kind of a request", () => {
  it.each([
    ["/", "page"],
    ["/?page=2", "page"],
    ["/us/a-story", "page"],
    ["/apiary", "page"],
    ["/us/api/metrics", "page"],
    ["/_page/us/a-story", "navigation"],
    ["/lite", "text"],
    ["/lite?page=2", "text"],
    ["/feeds/latest.xml", "document"],
    ["/sitemap.xml?x", "document"],
    ["/api/env", "call"],
    ["/img/a.jpg", "picture"],
    ["/assets/a.js", "file"],
    ["/desk", "desk"],
    ["/metrics", "operating"],
    ["", "page"],
  ])("%s is %s", (target, kind) => expect(routeKindOf(target)).toBe(kind));
});

it("times are sorted into steps, the upper end of each included", () => {
  const { page } = newRequestTimes();
  for (const milliseconds of [0, 1, 1.01, 250, 9_999, 60_000]) countTime(page.miss, milliseconds);
  const at = (end: number) => timeSteps.findIndex((step) => step === end);
  const steps = page.miss?.steps ?? [];
  expect([steps[at(0.001)], steps[at(0.0025)], steps[at(0.25)], steps[at(10)], steps.at(-1)]).toEqual([2, 1, 1, 1, 1]);
  expect(page.miss?.sum).toBeCloseTo(70.25201);
});

it("what no page cache has a part in has no results of one", () => {
  expect(Object.keys(newRequestTimes().call)).toEqual(["none"]);
});
