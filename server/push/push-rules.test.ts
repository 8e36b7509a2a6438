import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { isPushable } from "./is-pushable.ts";
import { planDelivery } from "./plan-delivery.ts";
import { pushMessage } from "./push-message.ts";

const now = Date.parse("2026-11-16T03:30:00Z");
const minutes = (count: number) => new Date(now + count * 60_000).toISOString();
const alert = (fields: object = {}) =>
  accepted("alert", { text: "Quake", publication_date: minutes(0), ...fields }).doc;

describe("ROUTE-05 an alert is news", () => {
  it.each([
    ["published now", { publication_date: minutes(0) }, false, true],
    ["nine minutes ago", { publication_date: minutes(-9) }, false, true],
    ["ten minutes ago, as in an archive", { publication_date: minutes(-10) }, true, false],
    ["not yet", { publication_date: minutes(1) }, true, false],
    ["over already", { publication_date: minutes(-5), expires: minutes(-1) }, true, false],
    ["without a date, stored just now, with an end", { publication_date: null, expires: minutes(60) }, true, true],
    ["without a date, found in the store", { publication_date: null, expires: minutes(60) }, false, false],
    ["without a date and an end", { publication_date: null }, true, false],
    ["with a date of zeros", { publication_date: "0000-00-00 00:00:00", expires: minutes(60) }, true, false],
  ])("%s", (_, fields, isFresh, is) => expect(isPushable(alert(fields), now, isFresh)).toBe(is));
});

describe("ROUTE-05 where and when an alert goes", () => {
  // 22:30 in New York.
  const night = { topics: ["breaking"], quiet: { from: 22 * 60, to: 7 * 60 }, zone: "America/New_York" };
  const day = { topics: ["breaking", "weather"], zone: "America/New_York" };
  const morning = Date.parse("2026-11-16T12:00:00Z");

  it.each([
    ["to who asked for it", {}, day, now],
    ["by its topic", { topics: ["weather"] }, day, now],
    ["by one of its topics", { topics: ["politics", "weather"] }, day, now],
    ["not to who asked for others", { topics: ["politics"] }, day, undefined],
    ["not when it is over", { expires: minutes(0) }, day, undefined],
    ["at night later", {}, night, morning],
    ["at night later, whatever it is called", { level: "Developing" }, night, morning],
    ["at night never, if it is over by the morning", { expires: minutes(60) }, night, undefined],
    ["at night at once, if it is urgent", { level: "Urgent" }, night, now],
    ["at night never, if it can wait", { level: "update" }, night, undefined],
    ["at night never, if it is of yesterday noon", { publication_date: minutes(-11 * 60) }, night, undefined],
  ])("%s", (_, fields, choice, due) => {
    expect(planDelivery(alert(fields), choice, { queuedAt: now, now })?.due).toBe(due);
  });
});

describe("ROUTE-05 what a device is sent", () => {
  it("the words, where they lead, and a mark by which a second one replaces the first", () => {
    expect(pushMessage(alert({ id: "q", url: "/us/quake", level: "urgent" }))).toEqual({
      title: "Urgent",
      body: "Quake",
      url: "/us/quake",
      tag: "alert-q",
      urgent: true,
    });
    expect(pushMessage(alert({ id: "q" }))).toEqual({
      title: "Breaking News",
      body: "Quake",
      url: "/",
      tag: "alert-q",
    });
  });

  it("never more than a push service takes", () => {
    const long = alert({ text: "Ä".repeat(5000), url: `/${"a".repeat(1990)}`, level: "ü".repeat(5000) });
    const message = pushMessage(long);
    expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(3000);
    expect(message.body.endsWith("…")).toBe(true);
    expect(message.url).toBe("/");
  });
});
