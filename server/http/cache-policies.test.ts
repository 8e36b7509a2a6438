import { expect, it } from "vitest";
import { dayEnd, easternDate } from "../../model/time/eastern-days.ts";
import { documentPolicy, edgePolicy, pagePolicies, type EdgeLife } from "./cache-policies.ts";

const edge = (fresh: number, revalidate: number) =>
  `s-maxage=${fresh}, stale-while-revalidate=${revalidate}, stale-if-error=86400`;

it.each([
  [{ fresh: 30 }, edge(30, 300)],
  [{ fresh: 5 }, edge(5, 300)],
  [{ fresh: 0 }, edge(0, 300)],
  [{ fresh: 30, left: 12.9 }, edge(12, 0)],
  [{ fresh: 30, left: 100 }, edge(30, 70)],
  [{ fresh: 30, left: 10_000 }, edge(30, 300)],
  [{ fresh: 30, left: -5 }, edge(0, 0)],
])("an edge caches a page of %j no longer than it is true", (life, expected) => {
  expect(pagePolicies.everyone(life)).toBe(`public, max-age=0, ${expected}`);
  expect(documentPolicy(life)).toBe(`public, max-age=60, ${expected}`);
  expect(pagePolicies["one-reader"](life)).toBe("private, no-store");
});

/** The first second of a day of the site's. */
const morning = dayEnd(easternDate(Date.parse("2026-11-17T12:00:00Z")));
const evening = dayEnd(easternDate(morning)) - 60_000;
const second = 1000;

it.each<[EdgeLife, string]>([
  [{ of: "page", now: morning }, "max-age=86400, stale-while-revalidate=300"],
  [{ of: "page", now: evening }, "max-age=60, stale-while-revalidate=300"],
  [{ of: "page", now: morning, until: morning + 90.9 * second }, "max-age=90"],
  [{ of: "page", now: morning, until: morning - 1 }, "max-age=0"],
  [{ of: "page", now: morning, most: 30 }, "max-age=30, stale-while-revalidate=300"],
  [{ of: "document", now: evening }, "max-age=3600, stale-while-revalidate=300"],
  [{ of: "file", now: evening }, "max-age=86400, stale-while-revalidate=300"],
  [{ of: "file", now: evening, most: 31_536_000 }, "max-age=86400, stale-while-revalidate=300"],
])("an edge that is purged has %j no longer than it is true", (life, expected) => {
  expect(edgePolicy(life, { isRevalidated: true })).toBe(`${expected}, stale-if-error=86400`);
  const [first = ""] = expected.split(",");
  expect(edgePolicy(life, { isRevalidated: false })).toBe(`${first}, stale-if-error=86400`);
});
