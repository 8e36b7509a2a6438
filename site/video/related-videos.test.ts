import { expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { asking, storeOf } from "../testing/asking.ts";
import { relatedVideos } from "./related-videos.server.ts";

it("ERR-03 what follows a video is logged when it cannot be had, and the page goes on without it", async () => {
  const cards = () => Promise.reject(new Error("store is down"));
  const { context, log, noteFailure } = asking("/video/x", { content: { ...storeOf({}), cards } });
  expect(await relatedVideos(accepted("video", { title: "A" }).doc, 8, context)).toEqual([]);
  expect(log.error).toHaveBeenCalledWith(
    "Error fetching Next Up",
    expect.objectContaining({ message: "store is down" }),
  );
  expect(noteFailure).toHaveBeenCalled();
});
