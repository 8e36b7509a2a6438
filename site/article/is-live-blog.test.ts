import { describe, expect, it } from "vitest";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { isLiveBlog, liveBlogOf } from "./is-live-blog.ts";

const blocksOf = (content: string) =>
  parseBlocks([
    { is: "paragraph", props: { text: "Hello" } },
    { is: "raw-html", props: { content } },
  ]).blocks;

describe("isLiveBlog", () => {
  it.each([
    [
      `<div></div><script async src="https://launcher.example/spot/sp_1" data-live-blog="true" data-live-event-code="ev-9"></script>`,
      true,
    ],
    [`<script data-module='launcher' data-type="liveblog"></script>`, true],
    [`<script src="https://launcher.example/x.js" data-live-blog="false"></script>`, false],
    [`<script src="https://launcher.example/x.js"></script>`, false],
    [`<script src="/app.js" data-live-blog="true"></script>`, false],
    [`<p>The launcher of our live blog</p>`, false],
    [``, false],
  ])("ART-12 %s", (html, expected) => {
    expect(isLiveBlog(blocksOf(html))).toBe(expected);
  });

  it("ART-12 the event code is stored as data, the script is not", () => {
    const blocks = blocksOf(
      `<script src="https://launcher.example/a" data-live-blog="true" data-live-event-code="ev-9"></script>`,
    );
    expect(liveBlogOf(blocks)).toEqual({ eventCode: "ev-9" });
    expect(JSON.stringify(blocks)).not.toContain("script");
  });

  it("ART-12 the mark in a paragraph makes no live blog", () => {
    const { blocks } = parseBlocks([
      { is: "paragraph", props: { text: "<script src='launcher' data-live-blog='true'></script>" } },
    ]);
    expect(isLiveBlog(blocks)).toBe(false);
  });
});
