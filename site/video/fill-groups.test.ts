import { expect, it } from "vitest";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { accepted } from "../../content/testing/accepted.ts";
import { asking, storeOf } from "../testing/asking.ts";
import { fillVideoGroups } from "./fill-groups.server.ts";

const clip = (id: string) =>
  accepted("video", {
    external_id: id,
    title: id,
    brightcove: { streams: [{ url: "https://cdn.example/a/master.m3u8" }] },
  }).doc;

const ids = (text: string) => text.split(" ").filter(Boolean);
const playlist = accepted("playlist", { title: "All", videos: ids("a b c d e f g h i j") }).doc;

async function totalOf(props: object, playing?: string): Promise<number | undefined> {
  const { blocks } = parseBlocks([{ is: "video-group", props: { title: "T", playlistId: "7", ...props } }]);
  const { context } = asking("/a", {
    content: {
      ...storeOf({}),
      byId: async (_, id) => (id === "7" ? playlist : undefined) as never,
      byPaths: async (_, paths) => paths.map((path) => clip(path.replace("/video/", "")) as never),
    },
  });
  const [group] = await fillVideoGroups(blocks, context, playing);
  return group?.kind === "video-group" ? group.props.totalOfItems : undefined;
}

const items = (text: string) => ids(text).map((id) => ({ id, title: id }));

it.each<[string, object, string | undefined, number]>([
  ["all of the playlist", { items: items("a b"), totalOfItems: 10 }, undefined, 10],
  ["no more than there are", { items: items("a b"), totalOfItems: 400 }, undefined, 10],
  ["no more than the editor wants", { items: items("a b"), totalOfItems: 5 }, undefined, 5],
  [
    "what it brings, of a playlist that nobody has",
    { items: items("a b"), totalOfItems: 9, playlistId: "8" },
    undefined,
    2,
  ],
  ["what it brings, where the rest stands in it", { items: items("i j c d e f g h"), totalOfItems: 10 }, undefined, 8],
  ["up to the last that does not play above it", { items: items("a b c d e f"), totalOfItems: 10 }, "j", 9],
  ["no video that plays above it alone", { items: items("a b c d e f g h i"), totalOfItems: 10 }, "j", 9],
])("VIDEO-03 Show More is offered for %s", async (_, props, playing, expected) => {
  expect(await totalOf(props, playing)).toBe(expected);
});
