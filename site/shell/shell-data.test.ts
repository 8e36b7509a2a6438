import { expect, it } from "vitest";
import type { ContentClient } from "../../content/client.ts";
import { emptyStore, quietLog } from "../testing/asking.ts";
import { loadShell } from "./shell-data.ts";

const topics = { id: "hot-topics", list_items: [{ text: "Storm", url: "/storm", openInNewWindow: false }] };
const now = Date.parse("2026-11-15T12:00:00Z");

function storeWith(hotTopics: object | undefined, alerts: object[] = []): ContentClient {
  return {
    ...emptyStore(),
    byId: (async () => hotTopics) as ContentClient["byId"],
    all: (async () => alerts) as ContentClient["all"],
  };
}

it.each([
  ["topics", topics, { hotTopics: topics }],
  ["an empty list of topics", { id: "hot-topics", list_items: [] }, {}],
  ["no topics", undefined, {}],
])("HEADER-05 of %s the shell shows %j", async (_, stored, shown) => {
  expect(await loadShell(storeWith(stored), quietLog(), now)).toEqual(shown);
});

it("ERR-04 failing topics are logged, and the rest of the shell is there", async () => {
  const log = quietLog();
  const alert = { id: "a", text: "Quake", published: true };
  const store = { ...storeWith(undefined, [alert]), byId: () => Promise.reject(new Error("store is down")) };
  expect(await loadShell(store, log, now)).toEqual({ alert });
  expect(log.error).toHaveBeenCalledExactlyOnceWith("hot topics failed", { message: "store is down" });
});

it("an alert goes when its time is over", async () => {
  const over = { id: "a", text: "Over", expires: "2026-11-15T11:59:59Z" };
  const running = { id: "b", text: "Running", expires: "2026-11-15T12:00:01Z" };
  expect(await loadShell(storeWith(undefined, [over, running]), quietLog(), now)).toEqual({ alert: running });
});
