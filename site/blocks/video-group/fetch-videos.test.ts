import { expect, it } from "vitest";
import type { VideoItem } from "../../../model/video/video-item.ts";
import { fetchVideos } from "./fetch-videos.ts";

const video = (id: string): VideoItem => ({
  id,
  title: id,
  url: `/video/${id}`,
  thumbnailUrl: "/placeholder.svg",
  isEpisode: false,
  isLocked: false,
  isPlayingNow: false,
});

async function asked(list: string, shown: string, start: { loaded: number; total: number; addsOne?: boolean }) {
  const { loaded, total, addsOne = false } = start;
  const offsets: number[] = [];
  const { items, group } = await fetchVideos(
    { shown: loaded, loaded, total, isLoading: false },
    { playlistId: "7", shouldAddOneToOffset: addsOne },
    new Set(shown.split(" ").map((id) => `/video/${id}`)),
    async ({ offset, size }) => {
      offsets.push(offset);
      return list
        .split(" ")
        .slice(offset, offset + size)
        .map(video);
    },
  );
  return { ids: items.map(({ id }) => id).join(" "), offsets, loaded: group.loaded };
}

it.each([
  ["the next three", "a b c d e f", "a b", { loaded: 2, total: 6 }, { ids: "c d e", offsets: [2], loaded: 5 }],
  ["none that is there", "a b c d e f", "a b d", { loaded: 2, total: 6 }, { ids: "c e", offsets: [2], loaded: 5 }],
  [
    "what comes after a part that is there",
    "a b c d e f",
    "a b c d e",
    { loaded: 2, total: 6 },
    { ids: "f", offsets: [2, 5], loaded: 6 },
  ],
  [
    "one further on",
    "p a b c d",
    "p a",
    { loaded: 1, total: 4, addsOne: true },
    { ids: "b c d", offsets: [2], loaded: 4 },
  ],
  ["nothing of an empty list", "", "", { loaded: 2, total: 6 }, { ids: "", offsets: [2], loaded: 2 }],
])("VIDEO-03 Show More brings %s", async (_, list, shown, start, expected) => {
  expect(await asked(list, shown, start)).toMatchObject(list === "" ? { ...expected, ids: "" } : expected);
});
