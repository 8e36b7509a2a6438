// Videos that readers are not offered: those whose time has not come, and, where nobody can sign in, those that are locked.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beforeItsTime } from "../before-its-time.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { ask } from "../faults/running-site.ts";
import { video } from "../stand-ins/video-records.ts";

const [open, locked, later, soon] = [7001, 7002, 7003, 7004];

let site: DemoSite;
let told: string;
beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: ofDemoBrand });
  told = await importRecords({ ...ofDemoBrand, DATA_DIR: site.dataDir }, [
    video(open, "Ferry open"),
    video(locked, "Ferry locked", { isLocked: true }),
    video(later, "Ferry later", { publication_date: "2999-01-01T00:00:00Z" }),
    { type: "playlist", id: "50", title: "All", videos: [open, locked, later].map(String) },
    { type: "tag", id: "us/harbor", title: "Harbor" },
    {
      type: "article",
      id: 8001,
      title: "A story with films",
      canonical_url: "/us/films",
      components: [open, locked, later].map((videoId) => ({
        is: "video-inline",
        props: { videoId, title: `Film ${videoId}`, videoDomain: "foxnews" },
      })),
    },
  ]);
  await eventually(async () => expect((await read("/video")).body).toContain("Ferry open"));
});
afterAll(() => site.stop());

const read = (path: string) => ask(site.url + path);

describe("what is not offered", () => {
  it("ART-08 VIDEO-05 has no page, and says no stream", async () => {
    expect((await read(`/video/${open}`)).status).toBe(200);
    for (const id of [locked, later]) {
      expect((await read(`/video/${id}`)).status).toBe(404);
      expect((await read(`/api/video/${id}/stream`)).status).toBe(404);
    }
  });

  it.each([
    ["the video front", "/video"],
    ["its topic", "/video/topics/us/harbor"],
    ["search", "/search-results/search?q=ferry"],
    ["suggestions", "/api/suggestions/ferry"],
    ["completions", "/api/search-suggestions?q=fer"],
    ["a playlist", "/api/video-search/playlist?playlistId=50&size=10"],
    ["the map of its month", "/sitemaps/videos-2026-01.xml"],
    ["what follows a video", `/video/${open}`],
    ["the text edition", "/lite/video"],
  ])("ART-08 VIDEO-05 is not on %s", async (_, path) => {
    const { status, body } = await read(path);
    expect(status).toBe(200);
    expect(body).toMatch(/Ferry open|7001/);
    expect(body).not.toMatch(/Ferry (locked|later)|700[23]/);
  });

  it("VIDEO-04 is not counted in a playlist", async () => {
    expect(JSON.parse((await read("/api/video-search/playlist?playlistId=50&size=10")).body)).toMatchObject({
      total: 1,
    });
  });

  it("BLOCK-01 a story says that it is not available, and plays the video that a bare site name calls its own", async () => {
    const { body } = await read("/us/films");
    expect(body.match(/This video is not available\./g)).toHaveLength(2);
    expect(body).toContain(`href="/video/${open}"`);
    expect(body).not.toMatch(/films\.example\/700[23]/);
  });

  it("VIDEO-05 is told at the import where it is locked, and nowhere else", () => {
    const because = "is left out: readers of this site cannot sign in, and locked videos are not offered";
    expect(told).toBe(`stdin:2 video/${locked}: warning: isLocked (video) ${because}\n`);
  });

  it("HEADER-04 nothing leads to Login, whose page says why", async () => {
    await expect.poll(async () => (await read("/us/films")).body).not.toContain('href="/login"');
    const { status, body } = await read("/login");
    expect(status).toBe(200);
    expect(body).toContain("There is nothing to sign in to");
    expect(body).not.toContain("Sign in with your TV provider");
  });
});

it("ART-08 a video comes out at its time, on its page and in lists", async () => {
  const { at, prepared: early } = await beforeItsTime(async (moment) => {
    const record = video(soon, "Ferry soon", { publication_date: new Date(moment).toISOString() });
    await importRecords({ DATA_DIR: site.dataDir }, [record]);
    return read(`/video/${soon}`);
  });
  expect(early.status).toBe(404);
  await expect.poll(async () => (await read(`/video/${soon}`)).status).toBe(200);
  await expect.poll(async () => (await read("/video")).body).toContain("Ferry soon");
  expect(Date.now()).toBeGreaterThanOrEqual(at);
});
