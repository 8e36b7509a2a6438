import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawBlock } from "../testing.tsx";
import { brand } from "../../../model/brand.ts";

it.each([
  [
    { is: "shared-video", props: { videoId: "63", videoDomain: "business.example" } },
    { url: "https://business.example/video/63" },
  ],
  [{ component: "SharedVideo", model: { videoId: "63", domain: brand.domain } }, { url: "/video/63" }],
])("BLOCK-01 %o is read as %o", (component, props) => {
  expect(parseBlocks([component]).blocks[0]).toMatchObject({ kind: "shared-video", props });
});

it("leads to its page where it came from", () => {
  const html = drawBlock("shared-video", { videoId: "63", title: "T", domain: "business.example" });
  expect(html).toContain('data-video-id="63"');
  expect(html).toContain('href="https://business.example/video/63"');
  expect(html).toContain(">T<");
});
