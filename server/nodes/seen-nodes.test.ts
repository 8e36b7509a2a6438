import { expect, it } from "vitest";
import { newFigures } from "../operating/figures.ts";
import { summaryOf } from "./node-summary.ts";
import { seenNodes } from "./seen-nodes.ts";

const state = { cachedPages: 0, cachedBytes: 0, streams: 0, rendersWaiting: 0, longestStall: 0 };
const totals = { figures: newFigures(), state, workers: [] };
const summary = JSON.stringify(summaryOf({ totals, release: "a", rates: { perSecond: 1, p95: {} }, reports: [] }));
const now = 1_000_000;

it.each([
  ["heard of now", now, false],
  ["that came late", now - 25_000, false],
  ["gone quiet", now - 31_000, true],
  ["whose clock is ahead", now + 60_000, false],
])("a node %s", (_, at, isQuiet) => {
  expect(seenNodes([{ name: "one", at, summary }], now)).toMatchObject([{ name: "one", release: "a", isQuiet }]);
});

it.each([
  [
    "of a release that says less",
    '{"release":"b"}',
    [{ release: "b", perSecond: 0, p95: {}, vitals: {}, reports: [] }],
  ],
  ["of one that says it otherwise", '{"release":"b","p95":{"other":1},"errorShare":7}', [{ p95: {} }]],
  ["that nobody can read", "nonsense", []],
])("a summary %s", (_, text, expected) => {
  expect(seenNodes([{ name: "one", at: now, summary: text }], now)).toMatchObject(expected);
});
