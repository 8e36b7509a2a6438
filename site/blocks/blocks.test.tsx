// All blocks together: every example is read and drawn, and what an unknown, an empty or a hostile one does to the page. What a single
// block must show is told in its folder.

import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { bodySchemas } from "../../content/blocks/body-schemas.ts";
import { blockKind, parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { Blocks } from "./Blocks.tsx";
import { bodyComponents } from "./body-components.ts";
import headingExample from "./heading/example.json" with { type: "json" };
import paragraphExample from "./paragraph/example.json" with { type: "json" };
import { Prose } from "./Prose.tsx";
import { bodyBlocks, drawBlock, gapsOf } from "./testing.tsx";

interface Example {
  is: string;
  props: object;
}

const files = import.meta.glob<Example>("./*/example*.json", { eager: true, import: "default" });
const examples = Object.values(files);
const isBody = ({ is }: Example) => Object.hasOwn(bodySchemas, blockKind(is) ?? "");

/** Which shows it holds is looked up when the page is made. */
const isFilledLater = ({ is }: Example) => is === "show-carousel";

function drawn(...components: unknown[]): string {
  return renderToString(
    <Prose className="article-body">
      <Blocks blocks={bodyBlocks(components)} renderers={bodyComponents} />
    </Prose>,
  );
}

describe("examples", () => {
  it.each(examples.filter(isBody))("BLOCK-01 the example of $is is read and drawn", (example) => {
    const { blocks, gaps } = parseBlocks([example]);
    expect(gaps).toEqual([]);
    expect(blocks[0]?.kind).toBe(example.is);
    expect(drawn(example).length).toBeGreaterThan(50);
  });

  const modules = examples.filter((example) => !isBody(example) && !isFilledLater(example));

  it.each(modules)("the example of $is is read and drawn, without inline styles", ({ is, props }) => {
    expect(gapsOf(is, props)).toEqual([]);
    const html = drawBlock(is, props);
    expect(html.length).toBeGreaterThan(80);
    expect(html).not.toMatch(/ style=|\[object Object\]|undefined/);
  });
});

describe("blocks together", () => {
  it("BLOCK-01 an unknown block is a gap with its place, and the rest goes on", () => {
    const { blocks, gaps } = parseBlocks([{ is: "hologram", props: {} }, paragraphExample]);
    expect(blocks).toHaveLength(1);
    expect(gaps).toMatchObject([{ at: "components.0", name: "hologram" }]);
  });

  it("paragraphs are direct children of the body", () => {
    expect(drawn({ is: "paragraph", props: { text: "A" } })).toMatch(
      /^<div class="article-body [^"]*"><p>A<\/p><\/div>$/,
    );
  });

  it.each([
    [`<script>alert(1)</script>`],
    [`<img src=x onerror=alert(1)>`],
    [`<a href="javascript:alert(1)">x</a>`],
    [`<iframe src="https://evil.example"></iframe>`],
    [`<p style="position:fixed" onclick="alert(1)">x</p>`],
    [`<svg><script>alert(1)</script></svg>`],
  ])("ART-16 hostile markup never reaches the page: %s", (hostile) => {
    const html = drawn(
      { is: "paragraph", props: { text: hostile } },
      { is: "heading", props: { level: 2, text: hostile } },
      { is: "list", props: { items: [hostile] } },
      { is: "pull-quote", props: { text: hostile, author: hostile } },
      { is: "article-image", props: { url: "/a.jpg", caption: hostile, copyright: hostile } },
      { is: "table", props: { rows: [[hostile]], caption: hostile } },
      { is: "summary", props: { title: hostile, items: [{ content_type: "text", content: hostile }] } },
      { is: "raw-html", props: { content: hostile } },
      {
        is: "slider",
        props: { title: hostile, items: [{ imageUrl: "/a.jpg", caption: hostile, title: hostile, source: hostile }] },
      },
      { is: "full-span-image", props: { url: "/a.jpg", caption: hostile, copyright: hostile } },
    );
    const elements = html.replaceAll(/&lt;.*?&gt;/g, "");
    expect(elements).not.toMatch(/<script|<iframe|<svg><script|onerror=|onclick=|javascript:|style=/i);
  });

  it.each([
    "about-promo",
    "merchandise",
    "person-list",
    "personality-events",
    "promo-slider",
    "show-list",
    "show-subnav",
    "article-list",
    "recirculation-unit",
    "spotlight",
    "bucket",
    "card-grid",
    "trending",
    "opinion-row",
    "timeline",
  ])("LIST-09 %s with no items renders nothing", (is) => {
    expect(drawBlock(is, { title: "Empty", items: [] })).toBe("");
  });

  it("what follows a block is drawn right after it", () => {
    const html = renderToString(
      <Blocks
        blocks={bodyBlocks([paragraphExample, headingExample])}
        renderers={bodyComponents}
        after={(index) => index === 0 && <hr />}
      />,
    );
    expect(html).toMatch(/^<p>.*<\/p><hr\/><h2>/);
  });
});
