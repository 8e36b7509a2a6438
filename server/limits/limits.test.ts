import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Asking } from "./client-of-request.ts";
import { OpenPerClient } from "./open-per-client.ts";
import { RateLimit } from "./rate-limit.ts";
import { Refused } from "./refused.ts";
import { testLimits } from "./testing/test-limits.ts";

describe("a rate", () => {
  it("allows a burst, then so many a second, and says when there is one again", () => {
    let now = 1000;
    const rate = new RateLimit({ burst: 3, perSecond: 2 }, () => now);
    expect([1, 2, 3, 4].map(() => rate.take("a"))).toEqual([0, 0, 0, 500]);
    expect(rate.take("b")).toBe(0);
    now += 499;
    expect(rate.take("a")).toBe(1);
    now += 1;
    expect([rate.take("a"), rate.take("a")]).toEqual([0, 500]);
    now += 60_000;
    expect([1, 2, 3, 4].map(() => rate.take("a"))).toEqual([0, 0, 0, 500]);
  });

  it.each([388_123.456789, 12_345_678.9, 0.1])("refuses nobody for the rounding of sums, at %d ms", (now) => {
    for (const perSecond of [0.001, 1 / 3, 0.7, 7]) {
      const rate = new RateLimit({ burst: 3, perSecond }, () => now);
      expect([1, 2, 3].map(() => rate.take("a"))).toEqual([0, 0, 0]);
      expect(rate.take("a")).toBeCloseTo(1000 / perSecond, 3);
    }
  });

  it("remembers so many clients and no more", () => {
    const rate = new RateLimit({ burst: 1, perSecond: 0.001 }, () => 0);
    expect(rate.take("first")).toBe(0);
    expect(rate.take("first")).toBeGreaterThan(0);
    for (let index = 0; index < 10_000; index += 1) rate.take(`client ${index}`);
    expect(rate.take("first")).toBe(0);
  });
});

it("a place that is given back twice is given back once", () => {
  const places = new OpenPerClient();
  const leave = places.enter("a", 2);
  expect(places.enter("a", 2)).toBeDefined();
  expect(places.enter("a", 2)).toBeUndefined();
  expect(places.enter("b", 2)).toBeDefined();
  leave?.();
  leave?.();
  expect(places.enter("a", 2)).toBeDefined();
  expect(places.enter("a", 2)).toBeUndefined();
});

describe("the limits of the site", () => {
  const from = (client: string): Asking => ({ headers: { "x-reader": client }, socket: {} });
  const settings = { CLIENT_ADDRESS_HEADER: "x-reader", CLIENT_REQUESTS_PER_SECOND: "1" };
  const refusal = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return error instanceof Refused ? [error.status, error.retryAfter] : error;
  };

  it("a client has a budget for pages and another one for searches; other clients have theirs", async () => {
    const { limits, figures } = testLimits(settings, () => 0);
    const page = (client: string, path = "/x") => refusal(limits.makePage(from(client), path, async () => path));
    for (let index = 0; index < 5; index += 1) expect(await page("198.51.100.1")).toBeUndefined();
    expect(await page("198.51.100.1")).toEqual([429, 1]);
    expect(await page("198.51.100.2")).toBeUndefined();
    expect(await page("198.51.100.1", "/search-results/search")).toBeUndefined();
    expect(await refusal(limits.search(from("198.51.100.1"), async () => 1))).toBeUndefined();
    expect(await refusal(limits.search(from("198.51.100.1"), async () => 1))).toEqual([429, 1]);
    expect(figures.refused).toMatchObject({ renders: { client: 1, all: 0 }, searches: { client: 1, all: 0 } });
  });

  it("conversions and calls about alerts are limited by client, those of nobody known are not", async () => {
    const { limits, figures } = testLimits(settings, () => 0);
    const refused = async (request: Asking | undefined, take: (request: Asking | undefined) => Promise<void>) => {
      const takes = await Promise.allSettled(Array.from({ length: 50 }, () => take(request)));
      return takes.filter(({ status }) => status === "rejected").length;
    };
    expect(await refused(from("198.51.100.1"), limits.takeConversion)).toBe(40);
    expect(await refused(from("198.51.100.1"), limits.takeSubscription)).toBe(20);
    expect(await refused({ headers: {}, socket: { remoteAddress: "127.0.0.1" } }, limits.takeConversion)).toBe(0);
    expect(limits.conversionsFull(from("198.51.100.2"))).toMatchObject({ status: 503, retryAfter: 10 });
    expect(figures.refused).toMatchObject({ conversions: { client: 40, all: 1 }, subscriptions: { client: 20 } });
  });

  it("0 requests a second means no limit by client, and the limit for all still holds", async () => {
    const { limits, figures } = testLimits({ ...settings, CLIENT_REQUESTS_PER_SECOND: "0", RENDER_QUEUE: "2" });
    const asked = Array.from({ length: 10 }, () =>
      refusal(limits.makePage(from("198.51.100.1"), "/x", async () => nextTurn())),
    );
    const answers = await Promise.all(asked);
    // One is begun at once, two wait.
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(3);
    expect(answers.filter((answer) => Array.isArray(answer) && answer[0] === 503)).toHaveLength(7);
    expect(figures.refused.renders).toEqual({ client: 0, all: 7 });
  });

  it("streams are limited by client and in all, and given back", async () => {
    const { limits, figures } = testLimits({ CLIENT_ADDRESS_HEADER: "x-reader", LIVE_STREAMS_PER_CLIENT: "2" });
    const open = (client: string) => limits.openStream(from(client), 3);
    const leave = await open("198.51.100.1");
    await open("198.51.100.1");
    await expect(open("198.51.100.1")).rejects.toThrow(Refused);
    await open("198.51.100.2");
    await expect(open("198.51.100.3")).rejects.toThrow(Refused);
    leave();
    await open("198.51.100.1");
    expect(figures.refused.streams).toEqual({ client: 1, all: 1 });
  });
});
