import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { showsShelf, topicShelf, type Shelf } from "./shelf.ts";

function shelfOf(is: string, props: object): Shelf | undefined {
  const [block] = parseBlocks([{ is, props }]).blocks;
  if (block?.kind === "show-carousel") return showsShelf(block.props);
  return block?.kind === "rank-tool" || block?.kind === "content-carousel" ? topicShelf(block.props) : undefined;
}

it.each([
  ["rank-tool", { listType: "topic", videos: [] }],
  ["content-carousel", { listType: "topic", videos: [] }],
  ["show-carousel", { listType: "shows", childType: "shows-list-item", videos: [] }],
])("SHELF-09 what the shelf of a %s carries", (is, expected) => {
  const given = { title: "T", shelfTitle: "S", description: "D", linkUrl: "/video/shows", linkText: "All" };
  expect(shelfOf(is, given)).toEqual({
    title: "S",
    description: "D",
    url: "/video/shows",
    linkText: "All",
    ...expected,
  });
});

it.each([
  [{ title: "T" }, "T"],
  [{ title: "T", shelfTitle: "S" }, "S"],
  [{}, "Video"],
])("SHELF-09 a shelf that is given %o is called %s", (given, expected) => {
  expect(shelfOf("content-carousel", given)?.title).toBe(expected);
});

it.each(["rank-tool", "content-carousel", "show-carousel"])(
  "SHELF-07 a %s with no description uses a placeholder",
  (is) => {
    expect(shelfOf(is, { title: "T" })?.description).toBe("The newest videos from our newsroom, as they come in.");
  },
);
