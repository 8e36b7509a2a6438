import { expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { shownAlert } from "../alerts/shown-alert.server.ts";
import type { PageContext } from "../page-context.ts";
import { asking, storeOf } from "../testing/asking.ts";
import { loadShell } from "./shell-data.ts";

const shellOf = (around: PageContext) => loadShell(around);

const topics = accepted("hot_topics", { id: "hot-topics", list_items: [{ text: "Storm", url: "/storm" }] }).doc;
const none = accepted("hot_topics", { id: "hot-topics", list_items: [] }).doc;
const alert = (text: string, expires?: string) => accepted("alert", { id: text, text, expires }).doc;
const now = Date.parse("2026-11-15T12:00:00Z");

it.each([
  ["topics", { "hot-topics": topics }, { hotTopics: topics }],
  ["an empty list of topics", { "hot-topics": none }, {}],
  ["no topics", {}, {}],
])("HEADER-05 of %s the shell shows %j", async (_, hot_topics, shown) => {
  expect(await shellOf(asking("/", { content: storeOf({ hot_topics }) }).context)).toEqual(shown);
});

it("ERR-04 failing topics are logged, and the rest of the shell is there; the page is not cached", async () => {
  const quake = alert("Quake");
  const content = { ...storeOf({ alert: { quake } }), byId: () => Promise.reject(new Error("store is down")) };
  const { context, log, noteFailure } = asking("/", { content });
  expect(await shellOf(context)).toEqual({ alert: shownAlert([quake], 0) });
  expect(log.error).toHaveBeenCalledExactlyOnceWith("hot topics failed", { message: "store is down" });
  expect(noteFailure).toHaveBeenCalledOnce();
});

it("an alert goes when its time is over", async () => {
  const over = alert("Over", "2026-11-15T11:59:59Z");
  const running = alert("Running", "2026-11-15T12:00:01Z");
  const { context } = asking("/", { content: storeOf({ alert: { over, running } }), now });
  expect(await shellOf(context)).toEqual({ alert: shownAlert([running], now) });
});
