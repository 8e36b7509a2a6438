// Television over HTTP: the guide, the live pages, the schedule's calls, the strip on other pages.

import { parse as parseHtml } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { easternDate, plusDays, weekOf } from "../../model/time/eastern-days.ts";
import { dayName } from "../../site/tv/spoken-times.ts";
import { get, getDocument } from "./site.ts";

const today = easternDate(Date.now());
const tomorrow = plusDays(today, 1);

interface Entry {
  id: string;
  title: string;
  start: string;
  end: string;
  link: string;
  isMobile: boolean;
}

async function schedule(query: string): Promise<Entry[]> {
  const { data } = await (await get(`/api/schedule?${query}`)).json();
  return data;
}

describe("the schedule call", () => {
  it.each(["news", "business"])("SCHED-04 answers a whole day of %s, in order and without gaps", async (channel) => {
    const day = await schedule(`dt=${tomorrow}&channel=${channel}`);
    expect(day.length).toBeGreaterThan(10);
    for (const [index, { end }] of day.slice(0, -1).entries()) expect(day[index + 1]?.start).toBe(end);
    expect(Object.keys(day[0] ?? {})).toEqual(["id", "title", "start", "end", "link", "isMobile"]);
  });

  it("SCHED-03 answers 180 minutes from the half hour of a moment, and marks what phones show", async () => {
    const window = await schedule(`dt=${tomorrow}T22:40:00-05:00`);
    const start = Date.parse(`${tomorrow}T22:30:00-05:00`);
    expect(Date.parse(window[0]?.start ?? "")).toBeLessThanOrEqual(start);
    expect(Date.parse(window.at(-1)?.end ?? "")).toBeGreaterThanOrEqual(start + 180 * 60_000);
    for (const entry of window) expect(entry.isMobile).toBe(Date.parse(entry.start) < start + 90 * 60_000);
  });

  it("SCHED-03 what is on now is in what is answered without a time", async () => {
    const { timestamp, data } = await (await get("/api/schedule")).json();
    const [first] = data;
    expect(Date.parse(first.start)).toBeLessThanOrEqual(timestamp);
    expect(Date.now() - timestamp).toBeLessThan(10_000);
  });

  it.each([
    [
      "dt=soon",
      "dt must be a date YYYY-MM-DD, a moment with its zone such as 2026-11-16T20:00:00-05:00, or milliseconds",
    ],
    ["channel=weather", "channel must be news or business"],
  ])("SCHED-04 %s is refused in words", async (query, message) => {
    const response = await get(`/api/schedule?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, statusCode: 400 });
  });

  it("API-05 tells what a channel streams", async () => {
    const { items } = await (await get("/api/live-playlist?channel=business")).json();
    expect(items).toMatchObject([{ id: "6390000000901", title: "Meridian Business, live" }]);
  });
});

describe("a calendar file", () => {
  it("SCHED-02 holds the program, in UTC and to be saved", async () => {
    const [program] = await schedule(`dt=${tomorrow}&channel=news`);
    const response = await get(`/api/schedule/${program?.id}.ics`);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${program?.id}.ics"`);
    const start = program?.start.replaceAll(/[-:]|\.000/g, "");
    expect(await response.text()).toContain(`\r\nDTSTART:${start}\r\n`);
  });

  it.each(["news-20010101T0000Z", "weather-20261116T0100Z", "x"])("SCHED-02 of %s is not there", async (id) => {
    expect((await get(`/api/schedule/${id}.ics`)).status).toBe(404);
  });
});

describe("the guide", () => {
  it("SCHED-02 LAYOUT-03 shows what is on now on both channels, with hosts and the way to watch", async () => {
    const { root } = await getDocument("/fnctv");
    expect(root.querySelector("h1")?.text).toBe("TV Schedule");
    const cards = root.querySelectorAll('section[aria-label$="on now"]');
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(card.querySelector('a[href^="/go"]')).not.toBeNull();
    expect(root.querySelectorAll("table tbody tr")).toHaveLength(2);
    const [row] = root.querySelectorAll("table tbody tr");
    const steps = row?.querySelectorAll("td").map((cell) => Number(cell.getAttribute("colspan")));
    expect(steps?.reduce((sum, step) => sum + step, 0)).toBe(36);
  });

  it("SCHED-02 shows a day of both channels, hosts linked, and every day of the week by address", async () => {
    const { root } = await getDocument(`/fnctv?day=${tomorrow}`);
    expect(root.querySelectorAll("main h3").map(({ text }) => text)).toEqual(["Meridian News", "Meridian Business"]);
    expect(root.querySelector('main li a[href^="/person/"]')).not.toBeNull();
    const days = root.querySelectorAll('nav[aria-label="Days"] a').map((link) => link.getAttribute("href"));
    expect(days).toEqual([
      "/fnctv",
      ...weekOf(tomorrow).map((day) => `/fnctv?day=${day}`),
      expect.stringContaining("view=week"),
    ]);
    expect(root.querySelector('[aria-current="page"]')?.getAttribute("href")).toBe(`/fnctv?day=${tomorrow}`);
  });

  it("SCHED-02 shows a week of a channel, with the line of the present in one day only", async () => {
    const { root } = await getDocument("/fnctv?view=week&channel=business");
    expect(root.querySelectorAll("main h3")).toHaveLength(7);
    expect(root.querySelectorAll("[data-moves]")).toHaveLength(1);
    expect(root.querySelectorAll('[data-on="now"]')).toHaveLength(1);
  });

  it("SCHED-02 says in the last week how far the schedule goes, and leads no further", async () => {
    const last = weekOf(plusDays(today, 7));
    const { root } = await getDocument(`/fnctv?view=week&day=${last[0]}`);
    expect(root.querySelector("main")?.text).toContain(`Announced through ${dayName(last[6] ?? "")}.`);
    expect(root.querySelectorAll('nav[aria-label="Weeks"] a').map(({ text }) => text)).toEqual(["Previous week"]);
    expect((await get(`/fnctv?view=week&day=${plusDays(today, 14)}`)).status).toBe(404);
  });

  it("SCHED-02 shows a program with its show, its hosts and its calendar file", async () => {
    const found = (await schedule(`dt=${tomorrow}`)).find(({ link }) => link.startsWith("/shows/"));
    const { root } = await getDocument(`/fnctv?program=${found?.id}`);
    expect(root.querySelector("h1")?.text).toBe(found?.title);
    expect(root.querySelector(`a[href="${found?.link}"]`)).not.toBeNull();
    expect(root.querySelector(`a[href="/api/schedule/${found?.id}.ics"]`)).not.toBeNull();
    expect(root.querySelector('main ul[aria-label="Hosts"] a[href^="/person/"]')).not.toBeNull();
    expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
  });

  it.each(["day=2026-02-30", "day=1999-01-01", "view=month", "channel=weather", "program=news-20010101T0000Z"])(
    "SCHED-02 ?%s is not a page",
    async (query) => {
      expect((await get(`/fnctv?${query}`)).status).toBe(404);
    },
  );
});

describe("a channel, live", () => {
  it("ROUTE-04 /go plays the channel's stream, with what is on now and next, and leads to the other channel", async () => {
    const { root, html } = await getDocument("/go");
    expect(root.querySelector("[data-video-id]")?.getAttribute("data-video-id")).toBe("6390000000900");
    expect(root.querySelectorAll('main [data-on="now"] > div a')).not.toHaveLength(0);
    expect(root.querySelector('nav[aria-label="Channels"] a:not([aria-current])')?.getAttribute("href")).toBe(
      "/go?channel=business",
    );
    expect(html).toMatch(/<noscript><video [^>]*src="\/uploads\/video\/6390000000900\/live\.m3u8"/);
    expect(root.querySelector('nav[aria-label="Sections"]')).not.toBeNull();
  });

  it("ROUTE-04 LAYOUT-05 /gowatch is the same without header and network bar", async () => {
    const { root } = await getDocument("/gowatch?channel=business");
    expect(root.querySelector("[data-video-id]")?.getAttribute("data-video-id")).toBe("6390000000901");
    expect(root.querySelector('nav[aria-label="Sections"]')).toBeNull();
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(/\/go\?channel=business$/);
    expect(root.querySelector('nav[aria-label="Channels"] a')?.getAttribute("href")).toBe("/gowatch");
  });

  it("META-05 tells search engines that it is live, by which program and until when", async () => {
    const { html } = await getDocument("/go");
    const [, data = "{}"] =
      /<script type="application\/ld\+json"[^>]*>(\{"@context":"https:\/\/schema.org","@type":"VideoObject".*?)<\/script>/s.exec(
        html,
      ) ?? [];
    const { publication, uploadDate, thumbnailUrl } = JSON.parse(data);
    const [now] = await schedule("");
    expect(publication).toMatchObject({
      "@type": "BroadcastEvent",
      isLiveBroadcast: true,
      name: now?.title,
      startDate: now?.start,
      endDate: now?.end,
    });
    expect([uploadDate, thumbnailUrl[0]]).toEqual([expect.stringMatching(/Z$/), expect.stringMatching(/^http/)]);
  });

  it("ROUTE-04 there is no third channel", async () => {
    expect((await get("/go?channel=weather")).status).toBe(404);
  });
});

describe("the strip of what is on", () => {
  it.each(["/", "/politics", "/video/6390000000120"])(
    "SCHED-02 stands on %s and leads to the channel",
    async (path) => {
      const { root, response } = await getDocument(path);
      const strip = root.querySelector('section[aria-label="On television now"]');
      const [now] = await schedule("");
      expect(parseHtml(strip?.toString() ?? "").text).toContain(now?.title);
      expect(strip?.querySelector("a")?.getAttribute("href")).toBe("/go");
      const [, seconds = ""] = /s-maxage=(\d+)/.exec(response.headers.get("cache-control") ?? "") ?? [];
      expect(Number(seconds)).toBeLessThanOrEqual(30);
    },
  );
});
