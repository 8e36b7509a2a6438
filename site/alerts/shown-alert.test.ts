import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { alertLabel, alertLevel } from "../../model/alerts/alert-level.ts";
import { alertTopics, topicsOf, usualTopic } from "../../model/alerts/alert-topics.ts";
import { shownAlert } from "./shown-alert.server.ts";

const now = Date.parse("2026-11-15T12:00:00Z");
const alert = (id: string, fields: object = {}) => accepted("alert", { id, text: `Text of ${id}`, ...fields }).doc;
const old = alert("a-old", { publication_date: "2026-11-15T10:00:00Z" });
const fresh = alert("b-new", { publication_date: "2026-11-15T11:00:00Z" });
const undated = alert("0-undated");
const over = alert("c-over", { publication_date: "2026-11-15T11:30:00Z", expires: "2026-11-15T12:00:00Z" });

describe("ROUTE-05 the alert above every page", () => {
  it.each([
    ["none", [], undefined],
    ["the newest", [old, fresh], "b-new"],
    ["one without a date last", [undated, old], "a-old"],
    ["one without a date, alone", [undated], "0-undated"],
    ["none that is over", [over], undefined],
    ["the one before it, when the newest is over", [old, over], "a-old"],
  ])("is %s", (_, alerts, id) => expect(shownAlert(alerts, now)?.id).toBe(id));

  it("has another mark when it says something else, and the same when it does not", () => {
    const revOf = (fields: object) => shownAlert([alert("x", fields)], now)?.rev;
    expect(revOf({})).toBe(revOf({ topics: ["weather"] }));
    const revs = [{}, { text: "Other" }, { url: "/us" }, { level: "update" }, { expires: "2026-11-15T13:00:00Z" }].map(
      revOf,
    );
    expect(new Set(revs).size).toBe(revs.length);
  });
});

describe("ROUTE-05 the level of an alert", () => {
  it.each([
    [undefined, "breaking", "Breaking News"],
    ["breaking", "breaking", "Breaking News"],
    ["URGENT", "urgent", "Urgent"],
    [" update ", "update", "Update"],
    ["Developing", "breaking", "Developing"],
  ])("%s counts as %s and is called %s", (word, level, label) => {
    expect([alertLevel(word), alertLabel(word)]).toEqual([level, label]);
  });
});

it("ROUTE-05 an alert without topics is breaking news, which can be chosen", () => {
  expect(topicsOf(alert("x"))).toEqual([usualTopic]);
  expect(topicsOf(alert("x", { topics: "weather" }))).toEqual(["weather"]);
  expect(alertTopics.map(({ id }) => id)).toContain(usualTopic);
});
