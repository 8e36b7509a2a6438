import { expect, it } from "vitest";
import { rankedVideos } from "./ranked-videos.ts";

const post = (post_type: string, spark_id: string) => ({ post_type, spark_id });
const many = Array.from({ length: 25 }, (_, index) => post("hosted_video", String(index)));

it.each([
  ["hosted videos, in their order", [post("hosted_video", "2"), post("hosted_video", "1")], ["2", "1"]],
  [
    "posts of other kinds are left out",
    [post("article", "1"), post("hosted_video", "2"), post("slideshow", "3")],
    ["2"],
  ],
  [
    "the kind in other spellings",
    [post("Hosted-Video", "1"), post("brightcove_video", "2"), post("hosted video", "3")],
    ["1", "2", "3"],
  ],
  ["a video counts once", [post("hosted_video", "1"), post("hosted_video", "1")], ["1"]],
  ["twenty at most", many, many.slice(0, 20).map(({ spark_id }) => spark_id)],
  [
    "twenty videos, however many other posts stand between",
    [...Array.from({ length: 9 }, () => post("article", "a")), ...many],
    many.slice(0, 20).map(({ spark_id }) => spark_id),
  ],
  ["an empty list", [], []],
])("SHELF-01 %s", (_, post_group, expected) => {
  expect(rankedVideos({ post_group })).toEqual(expected);
});
