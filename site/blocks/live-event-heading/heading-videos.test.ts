import { expect, it } from "vitest";
import { accepted } from "../../../content/testing/accepted.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import { asking, storeOf } from "../../testing/asking.ts";
import { withVideos } from "./heading-videos.server.ts";
import { liveEventHeading } from "./schema.ts";

const now = Date.parse("2026-11-14T23:00:00Z");

function video(id: number, fields: object = {}): RecordDocs["video"] {
  const streams = [{ url: `https://films.example/${id}.mp4`, mime_type: "MP4" }];
  return accepted("video", { id, title: `Clip ${id}`, brightcove: { streams }, ...fields }).doc;
}

const over = { expiration_date: "2026-11-01T00:00:00Z" };
const stored: Record<string, RecordDocs["video"]> = {
  "/video/9001": video(9001),
  "/video/9002": video(9002, { isLocked: true }),
  "/video/9006": video(9006, over),
  "/video/9007": video(9007, { publication_date: "2027-01-01T00:00:00Z" }),
};
for (let id = 9010; id < 9020; id += 1) stored[`/video/${id}`] = video(id, over);

async function clipsOf(heading: object, videos: readonly number[]): Promise<string[]> {
  const playlist = accepted("playlist", { id: 77, title: "Storm", videos }).doc;
  const content = {
    ...storeOf({ playlist: { 77: playlist } }),
    byPaths: async (_: string, paths: readonly string[]) => paths.map((path) => stored[path]),
  };
  const { context } = asking("/", { content: content as ReturnType<typeof storeOf>, now });
  const filled = await withVideos(context, liveEventHeading.schema.parse({ title: "Storm", ...heading }));
  return filled.videos.map(({ id }) => id);
}

it.each([
  ["what is over, not out or not there", { playlistId: 77 }, [9006, 9001, 9007, 9002, 404], ["9001", "9002"]],
  ["its own video once that is over", { videoId: 9006, playlistId: 77 }, [9001], ["9001"]],
  ["everything, where nothing is left", { videoId: 9006 }, [], []],
  [
    "nothing that is behind many that are over",
    { playlistId: 77 },
    [9010, 9011, 9012, 9013, 9014, 9015, 9016, 9017, 9001],
    ["9001"],
  ],
])("HEAD-03 a heading leaves out of its playlist %s", async (_, heading, videos, shown) => {
  expect(await clipsOf(heading, videos)).toEqual(shown);
});
