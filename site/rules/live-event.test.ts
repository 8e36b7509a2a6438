import { expect, it, vi } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { asking, storeOf } from "../testing/asking.ts";
import { liveEvent } from "./live-event.ts";

const record = accepted("live_event", { id: "coverage/storm-center", title: "Storm center" }).doc;
const at = (path: string, page: string | undefined, found: object | undefined) =>
  asking(path, {
    params: page === undefined ? {} : { page },
    content: { ...storeOf({}), byPath: vi.fn(async () => found) as never },
  });

it("LIVE-01 the event is fetched by the route's path", async () => {
  const { context } = at("/coverage/storm-center", "storm-center", record);
  await liveEvent(context);
  expect(context.content.byPath).toHaveBeenCalledExactlyOnceWith("live_event", "/coverage/storm-center");
  expect(context.state.actual).toEqual({ type: "live-event", record });
});

it.each([
  ["none", undefined],
  ["one that is not published", { ...record, published: false }],
])("LOAD-05 %s is a warning, and nothing is set", async (_, found) => {
  const { context, log } = at("/coverage/storm-center", "storm-center", found);
  await liveEvent(context);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith("live event is undefined", { path: "/coverage/storm-center" });
  expect(context.state.isSet).toBe(false);
});

it("ROUTE-15 /coverage itself need not be an event, and that is no warning", async () => {
  const { context, log } = at("/coverage", undefined, undefined);
  await liveEvent(context);
  expect(log.warn).not.toHaveBeenCalled();
  expect(context.state.isSet).toBe(false);
});
