import { expect, it } from "vitest";
import { drawBlock, gapsOf, propsOf } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

const readSummary = (...items: unknown[]) => propsOf("summary", { title: "T", items });

it.each([
  [
    { content_type: "text", content: { text: "A" } },
    { type: "text", text: "A" },
  ],
  [
    { content_type: "list", content: { ordered: true, items: ["A"] } },
    { type: "list", ordered: true, items: ["A"] },
  ],
  [
    { content_type: "external_link", url: "https://a.example", title: "A", new_window: true },
    { type: "external_link", url: "https://a.example", newWindow: true },
  ],
  [
    { content_type: "article", content: { canonical_url: "/a", title: "A" } },
    { type: "article", url: "/a", title: "A" },
  ],
  [
    { content_type: "video", content: { canonical_url: "/video/1", title: "A", duration: "0:01:05" } },
    { type: "video", duration: 65_000 },
  ],
  [
    { content_type: "hosted_video", content: { id: "7", title: "A" } },
    { type: "video", url: "/video/7" },
  ],
])("BLOCK-07 %o", (item, expected) => {
  expect(readSummary(item)).toMatchObject({ items: [expected] });
});

it("BLOCK-07 an unknown content type is dropped and told", () => {
  const items = [
    { content_type: "hologram", content: {} },
    { content_type: "text", content: "A" },
  ];
  expect(readSummary(...items)).toEqual({ title: "T", items: [{ type: "text", text: "A" }] });
  expect(gapsOf("summary", { items })).toEqual(["is not a content type this site knows: hologram"]);
});

it("BLOCK-07 a duration is shown as a clock", () => {
  expect(drawBlock("summary", example.props)).toContain("05:47");
});
