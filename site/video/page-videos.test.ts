import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { asking, storeOf } from "../testing/asking.ts";
import { loadPageVideos, videoHosts } from "./page-videos.server.ts";

const clip = accepted("video", {
  external_id: "63",
  title: "A",
  brightcove: { streams: [{ url: "https://cdn.example/a/master.m3u8" }] },
}).doc;

const { blocks } = parseBlocks([
  { is: "paragraph", props: { text: "A" } },
  { is: "video-inline", props: { videoId: "63" } },
  { is: "shared-video", props: { videoId: "63" } },
  { is: "main-video", props: { videoId: "64", title: "B" } },
  { is: "shared-video", props: { videoId: "65", domain: "business.example" } },
]);

function reading(byPaths: ReturnType<typeof storeOf>["byPaths"]) {
  return asking("/a", { content: { ...storeOf({}), byPaths } });
}

describe("the videos of a page", () => {
  it("are looked up in one read, each once, and only those of this site", async () => {
    const asked: (readonly string[])[] = [];
    const { context } = reading(async (_, paths) => {
      asked.push(paths);
      return paths.map((path) => (path === "/video/63" ? clip : undefined) as never);
    });
    const videos = await loadPageVideos(blocks, context);
    expect(asked).toEqual([["/video/63", "/video/64"]]);
    expect(videos).toMatchObject({ "63": { standing: "playable", title: "A" }, "64": { standing: "missing" } });
  });

  it("are not asked for where there are none", async () => {
    const { context } = reading(() => Promise.reject(new Error("asked")));
    expect(await loadPageVideos(blocks.slice(0, 1), context)).toEqual({});
  });

  it("ERR-04 a failing read is logged with its words and ignored", async () => {
    const { context, log, noteFailure } = reading(() => Promise.reject(new Error("store is down")));
    expect(await loadPageVideos(blocks, context)).toEqual({});
    expect(log.error).toHaveBeenCalledWith("An error occurred while fetching video data", expect.anything());
    expect(noteFailure).toHaveBeenCalled();
  });

  it("name the hosts their streams come from", async () => {
    const { context } = reading(async (_, paths) => paths.map(() => clip as never));
    expect(videoHosts(await loadPageVideos(blocks, context))).toEqual({
      media: ["https://cdn.example"],
      connect: ["https://cdn.example"],
    });
    expect(
      videoHosts({ a: { standing: "playable", stream: { url: "/uploads/a.mp4", format: "mp4" } } }),
    ).toBeUndefined();
  });
});
