import { expect, it } from "vitest";
import { newFigures } from "../operating/figures.ts";
import { countTime } from "../operating/request-times.ts";
import { recentRates } from "./recent-rates.ts";

/** So many cached pages of 1 ms, so many made in 80 ms, so many failures. */
function did({ hits = 0, made = 0, failed = 0 }) {
  const figures = newFigures();
  figures.cachedAnswers = hits;
  figures.answers["2xx"] = made;
  figures.answers["5xx"] = failed;
  for (let turn = 0; turn < hits; turn += 1) countTime(figures.times.page.hit, 1);
  for (let turn = 0; turn < made; turn += 1) countTime(figures.times.page.miss, 80);
  for (let turn = 0; turn < failed; turn += 1) countTime(figures.times.call.none, 5);
  return figures;
}

it.each([
  ["nothing", did({}), undefined, { perSecond: 0, p95: {} }],
  [
    "only cached pages",
    did({ hits: 100 }),
    undefined,
    { perSecond: 10, errorShare: 0, hitShare: 1, p95: { page: expect.closeTo(0.00095) } },
  ],
  [
    "a quarter made",
    did({ hits: 75, made: 25 }),
    undefined,
    { perSecond: 10, errorShare: 0, hitShare: 0.75, p95: { page: expect.closeTo(0.09) } },
  ],
  ["a failure among calls", did({ hits: 9, failed: 1 }), undefined, { perSecond: 1, errorShare: 0.1, hitShare: 1 }],
  [
    "what came since the look before alone",
    did({ hits: 110, made: 10, failed: 10 }),
    did({ hits: 100, made: 0, failed: 10 }),
    { perSecond: 2, errorShare: 0, hitShare: 0.5, p95: { page: expect.closeTo(0.095) } },
  ],
])("of ten seconds with %s", (_, now, before, expected) => {
  expect(recentRates(now, before, 10)).toMatchObject(expected);
});

it("nobody knows a rate at the first look", () => {
  expect(recentRates(did({ hits: 5 }), undefined, 0).perSecond).toBe(0);
});
