import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawAmp, drawBlock } from "../testing.tsx";

it.each([
  [{ content_type: "freeform", content: { text: "<p>A</p>" } }, { html: "<p>A</p>" }],
  [{ is: "advanced-media", props: { content: "<p>A</p>" } }, { html: "<p>A</p>" }],
])("BLOCK-01 %o is read as %o", (component, props) => {
  expect(parseBlocks([component]).blocks[0]).toMatchObject({ kind: "raw-html", props });
});

it("BLOCK-10 a frame of another site waits behind its name; one of this site stands there at once", () => {
  const frame = (src: string) => drawBlock("raw-html", { content: `<iframe src="${src}" width="600" height="400">` });
  expect(frame("https://maps.example/a")).toMatch(/href="https:\/\/maps.example\/a"/);
  expect(frame("https://maps.example/a")).not.toContain("<iframe");
  expect(frame("/map")).toMatch(/<iframe src="\/map"[^>]* sandbox="/);
});

it.each([
  ["https", '<iframe src="https://maps.example/a" width="600" height="400"></iframe>', "amp-iframe"],
  ["an open line", '<iframe src="http://maps.example/a" width="600" height="400"></iframe>', "a"],
  ["the own host", '<iframe src="/map" width="600" height="400"></iframe>', "a"],
])("AMP-01 a pasted frame from %s", (_, content, element) => {
  const root = drawAmp("raw-html", { content });
  expect(root.querySelector("iframe")).toBeNull();
  expect(root.querySelector(element)).not.toBeNull();
});
