import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { accepted } from "../../../content/testing/accepted.ts";
import { asking, storeOf } from "../../testing/asking.ts";
import { fetchOnNow } from "./fetch-on-now.ts";
import { loadOnNow } from "./on-now.server.ts";
import { OnNow } from "./OnNow.tsx";

const show = (title: string, start: string, end: string) => ({ title, "start-utc": start, "end-utc": end });
const schedule = (id: string, ...shows: object[]) =>
  accepted("schedule", { id, day: { attributes: { value: "2026-11-16" }, show: shows } }).doc;

const news = schedule(
  "news",
  show("The Floor", "2026-11-16T15:00:00Z", "2026-11-16T16:00:00Z"),
  show("Noon", "2026-11-16T16:00:00Z", "2026-11-16T17:00:00Z"),
);
const business = schedule("business", show("Trading", "2026-11-16T14:00:00Z", "2026-11-16T15:45:00Z"));

async function strip(moment: string) {
  const { context } = asking("/", {
    content: storeOf({ schedule: { news, business } }),
    now: Date.parse(moment),
  });
  const { onNow, validUntil } = await loadOnNow(context);
  return {
    words: renderToString(<OnNow channels={onNow} />)
      .replaceAll(/<[^>]*>/g, "|")
      .replaceAll(/\|+/g, "|"),
    until: validUntil && new Date(validUntil).toISOString(),
  };
}

describe("SCHED-02 the strip of what is on", () => {
  it("tells now and next of each channel, until the first of them ends", async () => {
    const { words, until } = await strip("2026-11-16T15:30:00Z");
    expect(words).toBe("|On now|News|The Floor|Next| |11:00 AM| |Noon|On now|Business|Trading|");
    expect(until).toBe("2026-11-16T15:45:00.000Z");
  });

  it("leaves out a channel of which nothing is known any more", async () => {
    const { words, until } = await strip("2026-11-16T16:30:00Z");
    expect(words).toBe("|On now|News|Noon|");
    expect(until).toBe("2026-11-16T17:00:00.000Z");
  });

  it("is not there when nothing is on", async () => {
    expect(await strip("2026-11-17T00:00:00Z")).toEqual({ words: "", until: undefined });
  });

  it("SCHED-04 is not there when schedules cannot be read, and the page knows that it is poorer", async () => {
    const { context, log, noteFailure } = asking("/", {
      content: { ...storeOf({}), byId: () => Promise.reject(new Error("down")) },
    });
    expect(await loadOnNow(context)).toEqual({ onNow: [], validUntil: undefined });
    expect(noteFailure).toHaveBeenCalledTimes(2);
    expect(log.error).toHaveBeenCalledWith("schedule fetch failed", expect.objectContaining({ channel: "news" }));
  });
});

describe("SCHED-03 the strip asks again", () => {
  const channels = [{ id: "news", name: "News", watchUrl: "/go" }];
  const answer = (body: object, status = 200) =>
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Response.json(body, { status })),
    );
  afterEach(() => vi.unstubAllGlobals());

  it("by the half hour, and finds now and next in the answer", async () => {
    const entry = { title: "Noon", start: "2026-11-16T16:00:00.000Z", end: "2026-11-16T17:00:00.000Z", link: "/x" };
    answer({ data: [entry] });
    const [found] = await fetchOnNow(channels, Date.parse("2026-11-16T16:10:00Z"));
    expect(found).toMatchObject({ id: "news", watchUrl: "/go", now: { title: "Noon", clock: "11:00 AM", link: "/x" } });
    expect(fetch).toHaveBeenCalledWith("/api/schedule?dt=2026-11-16T16:00:00.000Z&channel=news");
  });

  it("and keeps what it has while there is no answer", async () => {
    answer({}, 503);
    await expect(fetchOnNow(channels, 0)).rejects.toThrow("503");
  });
});
