import { expect, it } from "vitest";
import { documentPolicy, pagePolicies } from "./cache-policies.ts";

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
