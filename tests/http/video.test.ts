// Videos over HTTP: files in parts, the channel's playlist, the pages of videos and stories with videos in them.

import { describe, expect, it } from "vitest";
import { get, getDocument } from "./site.ts";

const clip = "/uploads/video/6390000000101.mp4";

describe("a film", () => {
  it("comes whole, with what a browser needs to ask for parts of it and to keep it", async () => {
    const response = await get(clip);
    const bytes = await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("video/mp4");
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(response.headers.get("content-length")).toBe(String(bytes.byteLength));
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000");
  });

  it.each([
    ["bytes=0-99", 0, 100],
    ["bytes=100-", 100, undefined],
    ["bytes=-50", -50, undefined],
  ])("comes in the part %s, and those bytes are the file's", async (range, from, to) => {
    const whole = Buffer.from(await (await get(clip)).arrayBuffer());
    const response = await get(clip, { range });
    const part = Buffer.from(await response.arrayBuffer());
    const expected = whole.subarray(from, to);
    expect(response.status).toBe(206);
    expect(part.equals(expected)).toBe(true);
    expect(response.headers.get("content-length")).toBe(String(expected.length));
    expect(response.headers.get("content-range")).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`));
  });

  it("says how long it is when asked beyond its end", async () => {
    const response = await get(clip, { range: "bytes=99999999-" });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toMatch(/^bytes \*\/\d+$/);
  });

  it("is not sent again to who has it, nor continued for who has an older one", async () => {
    const etag = (await get(clip)).headers.get("etag") ?? "";
    expect((await get(clip, { "if-none-match": etag })).status).toBe(304);
    expect((await get(clip, { range: "bytes=0-9", "if-range": etag })).status).toBe(206);
    expect((await get(clip, { range: "bytes=0-9", "if-range": '"older"' })).status).toBe(200);
  });

  it.each([
    ["/uploads/video/6390000000101.vtt", "text/vtt; charset=utf-8"],
    ["/uploads/video/6390000000300/master.m3u8", "application/vnd.apple.mpegurl"],
    ["/uploads/video/6390000000900/0.m4s", "video/iso.segment"],
  ])("%s is %s", async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
  });

  it.each(["/uploads/video/none.mp4", "/uploads/video", "/uploads/..%2f..%2fmeridian.mp4", "/uploads/video/%00.mp4"])(
    "%s is not there",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe("the channel", () => {
  it("tells of segments that are there, and never of an end", async () => {
    const response = await get("/uploads/video/6390000000900/live.m3u8");
    const told = await response.text();
    expect(response.headers.get("cache-control")).toBe("public, max-age=1");
    expect(told).not.toContain("#EXT-X-ENDLIST");
    const segments = told.split("\n").filter((line) => line.endsWith(".m4s"));
    expect(segments).toHaveLength(5);
    for (const segment of segments) expect((await get(`/uploads/video/6390000000900/${segment}`)).status).toBe(200);
  });
});

interface Playlist {
  items: { id: string; title: string; url: string; isEpisode: boolean }[];
  total: number;
}

async function playlist(query: string): Promise<Playlist> {
  return (await get(`/api/video-search/playlist?${query}`)).json();
}

describe("the playlist call", () => {
  it("VIDEO-04 answers the part asked for, and how many there are", async () => {
    const whole = await playlist("playlistId=odalys&offset=0&size=30");
    expect(whole.total).toBe(whole.items.length);
    const part = await playlist("playlistId=odalys&offset=2&size=3");
    expect(part.items).toEqual(whole.items.slice(2, 5));
    expect(part.total).toBe(whole.total);
    expect(whole.items[0]).toMatchObject({ isEpisode: false, url: expect.stringMatching(/^\/video\/\d+$/) });
  });

  it("VIDEO-04 leaves expired videos out", async () => {
    const { items } = await playlist("playlistId=show-midday-meridian&size=30");
    expect(items.map(({ id }) => id)).toContain("6390000000113");
    expect(items.map(({ id }) => id)).not.toContain("6390000000184");
  });

  it.each([
    ["playlistId=nothing", 200, { items: [], total: 0 }],
    ["offset=1", 400, { message: "playlistId is missing", statusCode: 400 }],
  ])("%s is answered with %i", async (query, status, expected) => {
    const response = await get(`/api/video-search/playlist?${query}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(expected);
  });

  it.each(["offset=-1", "size=x"])("VIDEO-04 refuses %s by its name", async (odd) => {
    const response = await get(`/api/video-search/playlist?playlistId=odalys&${odd}`);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(new RegExp(`^${odd.split("=")[0]} must be a whole number`));
  });

  it("VIDEO-04 gives thirty at most, and three when nobody says how many", async () => {
    expect((await playlist("playlistId=odalys")).items).toHaveLength(3);
    expect((await playlist("playlistId=latest&size=9999")).items).toHaveLength(30);
  });
});

describe("the page of a video", () => {
  it("ROUTE-17 shows the video, what follows and what else there is", async () => {
    const { response, root, html } = await getDocument("/video/6390000000120");
    expect(response.status).toBe(200);
    expect(root.querySelector("h1.headline")?.text).toBe("Odalys comes ashore: the first twelve hours");
    expect(root.querySelector("[data-video-id]")?.getAttribute("data-video-id")).toBe("6390000000120");
    expect(root.querySelectorAll('[aria-labelledby="up-next"] a')).toHaveLength(8);
    expect(root.querySelectorAll("h2").map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Up next", "More from Storm Desk", "Latest videos"]),
    );
    // It stands on the page itself, so in no list of it.
    expect(html.split('href="/video/6390000000120"')).toHaveLength(2);
    expect(html).toContain('"@type":"VideoObject"');
    expect(html).toContain('"duration":"PT10S"');
  });

  it("VIDEO-02 plays by the browser's own means where there is no script", async () => {
    const { html } = await getDocument("/video/6390000000120");
    expect(html).toMatch(/<noscript><video [^>]*src="\/uploads\/video\/6390000000120\.mp4"/);
  });

  it("an expired video says so and is left out of search", async () => {
    const { response, root, html } = await getDocument("/video/6390000000184");
    expect(response.status).toBe(410);
    expect(html).toContain("This video has expired");
    expect(html).not.toContain("VideoObject");
    expect(html).not.toContain("6390000000184.mp4");
    expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
  });

  it("a locked video asks viewers to sign in, and does not give its stream away", async () => {
    const { response, html } = await getDocument("/video/6390000000211");
    expect(response.status).toBe(200);
    expect(html).toContain("Sign in with your TV provider");
    expect(html).not.toContain("6390000000211.mp4");
  });

  it("a video that never was is not found", async () => {
    expect((await get("/video/no-such-video")).status).toBe(404);
  });
});

describe("videos of stories", () => {
  it("META-05 a story that a video leads tells machines of it, with its length as ISO 8601", async () => {
    const { root, html } = await getDocument("/us/pump-station-night-crew-odalys");
    const figure = root.querySelector("article figure");
    expect(figure?.getAttribute("data-video-id")).toBe("6390000000121");
    expect(figure?.querySelector(".caption")?.text).toContain("Bayou Grandeau");
    expect(html).toContain('"@type":"VideoObject"');
    expect(html).toContain('"duration":"PT11S"');
  });

  it("ERR-04 an expired video leaves its poster and a notice, and the story goes on", async () => {
    const { response, html } = await getDocument("/business/hardwood-mill-reopens-west-virginia");
    expect(response.status).toBe(200);
    expect(html).toContain("This video has expired");
    expect(html).not.toContain("/video/6390000000184");
  });

  it("PRINT-01 on paper a video is its title and address", async () => {
    const { root } = await getDocument("/us/great-basin-rail-strike-averted.print");
    const video = root.querySelector("[data-video-id]");
    const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
    expect(video?.text).toContain("One long blast");
    expect(video?.text).toContain(`${new URL(canonical).host}/video/6390000000124`);
    expect(video?.querySelector("img")).toBeNull();
  });
});
