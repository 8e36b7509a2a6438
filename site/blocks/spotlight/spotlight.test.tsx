import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

const story = { title: "A story", url: "/us/a-story" };

it.each([
  ["big-top", "spotlight"],
  ["BigTop", "spotlight"],
])("reads %s as %s", (name, kind) => {
  expect(parseBlocks([{ component: name, model: { items: [story] } }]).blocks[0]?.kind).toBe(kind);
});

it("CARD-01 a spotlight draws its hero with the related headlines", () => {
  const html = drawBlock("spotlight", example.props);
  for (const part of [
    "STORM RECOVERY",
    "Senators voted 63–35",
    "What is in the storm-recovery bill",
    "Breaking News",
  ]) {
    expect(html).toContain(part);
  }
  expect(html.indexOf("Senate clears")).toBeLessThan(html.indexOf("Odalys makes landfall"));
});

it("CARD-01 a picture's credit stands on it", () => {
  const story = { title: "A", url: "/us/a", imageUrl: "/a.jpg", imageCopyright: "Ada Quill / Freight" };
  expect(drawBlock("spotlight", { items: [story] })).toMatch(/<small[^>]*>Ada Quill \/ Freight<\/small>/);
  expect(drawBlock("spotlight", { items: [{ ...story, imageUrl: undefined }] })).not.toContain("<small");
});
