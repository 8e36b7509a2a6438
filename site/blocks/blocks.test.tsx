// The body blocks together: every spelling that exports use, every example, and what a failing or hostile one does to the page.

import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import articleImageExample from "./article-image/example.json" with { type: "json" };
import { Blocks } from "./Blocks.tsx";
import { bodyComponents } from "./body-components.ts";
import { bodySchemas } from "../../content/blocks/body-schemas.ts";
import fullSpanImageExample from "./full-span-image/example.json" with { type: "json" };
import headingExample from "./heading/example.json" with { type: "json" };
import listExample from "./list/example.json" with { type: "json" };
import paragraphExample from "./paragraph/example.json" with { type: "json" };
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import pdfExample from "./pdf/example.json" with { type: "json" };
import { Prose } from "./Prose.tsx";
import pullQuoteExample from "./pull-quote/example.json" with { type: "json" };
import rawHtmlExample from "./raw-html/example.json" with { type: "json" };
import relatedMediaExample from "./related-media/example.json" with { type: "json" };
import sharedVideoExample from "./shared-video/example.json" with { type: "json" };
import type { Block, BlockOf, BodyKind } from "../../content/blocks/schemas.ts";
import sliderExample from "./slider/example.json" with { type: "json" };
import summaryExample from "./summary/example.json" with { type: "json" };
import tableExample from "./table/example.json" with { type: "json" };
import videoInlineExample from "./video-inline/example.json" with { type: "json" };

const examples = [
  articleImageExample,
  fullSpanImageExample,
  headingExample,
  listExample,
  paragraphExample,
  pdfExample,
  pullQuoteExample,
  rawHtmlExample,
  relatedMediaExample,
  sliderExample,
  sharedVideoExample,
  summaryExample,
  tableExample,
  videoInlineExample,
];

const isBodyBlock = (block: Block): block is BlockOf<BodyKind> => Object.hasOwn(bodySchemas, block.kind);

function drawn(...components: unknown[]): string {
  const { blocks } = parseBlocks(components);
  return renderToString(
    <Prose className="article-body">
      <Blocks blocks={blocks.filter(isBodyBlock)} renderers={bodyComponents} />
    </Prose>,
  );
}

describe("body blocks", () => {
  it.each(examples)("BLOCK-01 the example of $is is read and drawn", (example) => {
    const { blocks, gaps } = parseBlocks([example]);
    expect(gaps).toEqual([]);
    expect(blocks[0]?.kind).toBe(example.is);
    expect(drawn(example).length).toBeGreaterThan(50);
  });

  it.each([
    [{ content_type: "text", content: { text: "A" } }, "paragraph", { text: "A" }],
    [{ content_type: "text", content: "A" }, "paragraph", { text: "A" }],
    [{ component: "Paragraph", model: { text: "A" }, id: "1" }, "paragraph", { text: "A" }],
    [{ content_type: "heading", content: { rank: "3", text: "A" } }, "heading", { level: 3, text: "A" }],
    [{ content_type: "pull_quote", content: { text: "A", credit: "B" } }, "pull-quote", { text: "A", author: "B" }],
    [
      { content_type: "image", content: { url: "/a.jpg", copyright: "C" } },
      "article-image",
      { url: "/a.jpg", copyright: "C" },
    ],
    [{ is: "ArticleImage", props: { url: "/a.jpg" } }, "article-image", { url: "/a.jpg" }],
    [{ content_type: "list", content: { ordered: "true", items: ["A"] } }, "list", { ordered: true, items: ["A"] }],
    [
      { content_type: "image", content: { url: "/a.jpg", caption: "B", copyright: " " } },
      "article-image",
      { url: "/a.jpg", caption: "B", copyright: undefined },
    ],
    [
      { content_type: "image_gallery", content: { images: [{ url: "/a.jpg", caption: "B", copyright: "C" }] } },
      "slider",
      { items: [{ url: "/a.jpg", caption: "B", copyright: "C" }] },
    ],
    [
      { content_type: "image_gallery", content: { images: [{ content_type: "image", content: { url: "/a.jpg" } }] } },
      "slider",
      { items: [{ url: "/a.jpg" }] },
    ],
    [{ is: "FullSpanImage", props: { imageUrl: "/a.jpg" } }, "full-span-image", { url: "/a.jpg" }],
    [{ content_type: "freeform", content: { text: "<p>A</p>" } }, "raw-html", { html: "<p>A</p>" }],
    [{ is: "advanced-media", props: { content: "<p>A</p>" } }, "raw-html", { html: "<p>A</p>" }],
  ])("BLOCK-01 %o is read as %s", (component, kind, props) => {
    const { blocks } = parseBlocks([component]);
    expect(blocks[0]).toMatchObject({ kind, props });
  });

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

  it("ART-16 paragraphs keep br, strong, em, u, s, b, i and a; links lose their style", () => {
    const kept = "<br /><strong>1</strong><em>2</em><u>3</u><s>4</s><b>5</b><i>6</i>";
    expect(
      drawn({ is: "paragraph", props: { text: `${kept}<h2>7</h2><a href="/x" style="color:red">8</a>` } }),
    ).toContain(`<p>${kept}7<a href="/x">8</a></p>`);
  });
});

describe("heading", () => {
  it.each([
    [0, ""],
    [1, "<h2>A</h2>"],
    [2, "<h2>A</h2>"],
    [3, "<h3>A</h3>"],
    [6, "<h6>A</h6>"],
    [7, ""],
    [2.5, ""],
  ])("BLOCK-02 level %s draws %s", (level, expected) => {
    expect(drawn({ is: "heading", props: { level, text: "A" } })).toBe(`<div class="${bodyClass}">${expected}</div>`);
  });
});

const bodyClass = /class="([^"]*)"/.exec(drawn())?.[1] ?? "";

describe("pull quote", () => {
  it("BLOCK-03 allows br, strong, span, em, u, s, b, i and nothing else", () => {
    const kept = "<br /><strong>1</strong><span>2</span><em>3</em><u>4</u><s>5</s><b>6</b><i>7</i>";
    const { blocks } = parseBlocks([{ is: "pull-quote", props: { text: `${kept}<a href="/x">8</a><p>9</p>` } }]);
    expect(blocks[0]?.props).toMatchObject({ text: `${kept}89` });
  });
});

const readImage = (props: object) => parseBlocks([{ is: "article-image", props }]);

describe("article image", () => {
  it.each([
    [
      { url: "/a.jpg", copyright: " " },
      { url: "/a.jpg", copyright: undefined },
    ],
    [
      { url: "/a.jpg", copyright: " AP " },
      { url: "/a.jpg", copyright: "AP" },
    ],
    [{ url: "/a.jpg", externalUrl: "undefined" }, { url: "/a.jpg" }],
    [{ externalUrl: "https://pictures.example/a.jpg" }, { url: "https://pictures.example/a.jpg" }],
    [{ externalUrl: " Undefined ", baseImage: "/b.jpg" }, { url: "/b.jpg" }],
    [{ baseImage: "/b.jpg", externalUrl: "undefined" }, { url: "/b.jpg" }],
    [{ url: "/a.jpg", isSpotlight: "true", type: "image" }, { isSpotlight: true }],
    [
      { url: "/a.jpg", responsiveImages: [{ media: "(max-width: 767px)", srcset: "/s.jpg" }] },
      { responsiveImages: [{ srcset: "/s.jpg" }] },
    ],
  ])("BLOCK-04 %o", (given, expected) => {
    expect(readImage(given).blocks[0]?.props).toMatchObject(expected);
  });

  it("BLOCK-04 without any address it is a gap, not a broken picture", () => {
    expect(readImage({ externalUrl: "undefined", caption: "A" }).gaps[0]?.reasons).toEqual(["url: is missing"]);
  });

  it("BLOCK-04 a failing picture can be changed for the default one, and its words come from the caption", () => {
    const html = drawn({
      is: "article-image",
      props: { url: "/uploads/a.jpg", caption: "A <b>bold</b> caption", copyright: " " },
    });
    expect(html).toContain(`alt="A bold caption"`);
    expect(html).toContain("data-picture");
    expect(html).toMatch(/<figcaption class="caption [^"]*"><span>A <b>bold<\/b> caption<\/span><\/figcaption>/);
  });

  it("BLOCK-04 responsiveImages are drawn before the site's own sizes", () => {
    const html = drawn({
      is: "article-image",
      props: {
        url: "/uploads/a.jpg",
        responsiveImages: [{ media: "(max-width: 767px)", srcset: "/s.jpg, /l.jpg 2x" }],
      },
    });
    expect(html).toMatch(
      /<picture><source media="\(max-width: 767px\)" srcSet="\/s.jpg, \/l.jpg 2x"\/><img src="\/img/,
    );
  });
});

const readSlider = (item: unknown) => parseBlocks([{ is: "slider", props: { items: [item] } }]);

describe("slider", () => {
  it.each([
    [
      { imageId: 42, imageUrl: "/a.jpg", alt: "A", caption: "<b>B</b>", copyright: " ", source: { title: "D" } },
      { imageId: "42", url: "/a.jpg", alt: "A", caption: "<b>B</b>", copyright: undefined, source: "D" },
    ],
    [
      { imageUrl: "/uploads/931/a.jpg", imageOrig: "/uploads/a.jpg", imageThumb: "/uploads/t.jpg" },
      { url: "/uploads/a.jpg" },
    ],
    [
      {
        imageUrl: "https://p.example/a.jpg",
        imageFull: "https://p.example/f.jpg",
        imageThumb: "https://p.example/t.jpg",
      },
      { url: "https://p.example/a.jpg", thumbUrl: "https://p.example/t.jpg" },
    ],
    [
      { imgLarge: "https://p.example/l.jpg", imgSmall: "https://p.example/s.jpg", title: "A" },
      { url: "https://p.example/l.jpg", thumbUrl: "https://p.example/s.jpg", title: "A" },
    ],
    [{ imgOriginal: "https://p.example/o.jpg" }, { url: "https://p.example/o.jpg" }],
    [{ imageUrl: "/a.jpg", responsiveImages: [{ srcset: "/s.jpg" }] }, { responsiveImages: [{ srcset: "/s.jpg" }] }],
  ])("BLOCK-06 %o", (given, expected) => {
    expect(readSlider(given).blocks[0]?.props).toMatchObject({ items: [expected] });
  });

  it.each([[[]], [[{ caption: "A" }]], [undefined]])("BLOCK-06 items %o are no slider", (items) => {
    expect(parseBlocks([{ is: "slider", props: { items } }]).gaps).toHaveLength(1);
  });

  it("BLOCK-06 every picture is there with its words, in order and counted", () => {
    const html = drawn(sliderExample);
    expect(html.match(/<figure>/g)).toHaveLength(2);
    expect(html.replaceAll("<!-- -->", "")).toMatch(
      /1 of 2.*Two in the morning.*Nora Castellan \/ Meridian News.*2 of 2/,
    );
  });
});

const readPdf = (props: object) => parseBlocks([{ is: "pdf", props }]).blocks[0]?.props;

describe("pdf", () => {
  it.each([
    [{}, { linkText: "View PDF", height: 860 }],
    [
      { linkText: "Read it", height: "640px" },
      { linkText: "Read it", height: 640 },
    ],
    [{ height: 500 }, { height: 500 }],
    [{ height: "100%" }, { height: 860 }],
    [{ height: "99999px" }, { height: 2000 }],
    [{ height: "0" }, { height: 240 }],
  ])("BLOCK-08 %o", (given, expected) => {
    expect(readPdf({ url: "/a.pdf", ...given })).toMatchObject({ url: "/a.pdf", ...expected });
  });

  it("BLOCK-08 draws a viewer that waits and a link, for style to choose from", () => {
    const html = drawn({ is: "pdf", props: { url: "/uploads/a.pdf" } });
    expect(html).toMatch(/<iframe [^>]*src="\/uploads\/a.pdf" title="Document: View PDF" height="860" loading="lazy">/);
    expect(html).toMatch(/<a [^>]*href="\/uploads\/a.pdf" target="_blank" rel="noopener">.*View PDF<\/a>/);
  });

  it("BLOCK-08 another page of this site is a link alone", () => {
    const html = drawn({ is: "pdf", props: { url: "/uploads/x.html" } });
    expect(html).not.toContain("<iframe");
    expect(html).toContain('href="/uploads/x.html"');
  });

  it("BLOCK-08 an address that runs a script is a gap", () => {
    expect(readPdf({ url: "javascript:alert(1)" })).toBeUndefined();
  });
});

describe("related media", () => {
  it.each([
    [
      { type: "video", title: "A", videoId: 123 },
      { url: "/video/123", videoId: "123" },
    ],
    [
      { type: "video", title: "A", videoId: "1", videoDomain: "video.example" },
      { url: "https://video.example/video/1" },
    ],
    [
      { type: "slideshow", title: "A", url: "/x/y", imageUrl: "/s.jpg", originalImageUrl: "/o.jpg" },
      { url: "/x/y", imageUrl: "/o.jpg" },
    ],
  ])("BLOCK-05 %o", (given, expected) => {
    expect(parseBlocks([{ is: "related-media", props: given }]).blocks[0]?.props).toMatchObject(expected);
  });

  it("BLOCK-05 a video carries its id, a new window is asked for safely", () => {
    const html = drawn({ is: "related-media", props: { type: "video", title: "A", videoId: "9", newWindow: true } });
    expect(html).toContain(`data-video-id="9"`);
    expect(html).toContain(`target="_blank" rel="noopener"`);
  });
});

const readSummary = (...items: unknown[]) =>
  parseBlocks([{ is: "summary", props: { title: "T", items } }]).blocks[0]?.props;

describe("summary", () => {
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

  it("BLOCK-07 an unknown content type is dropped and named for the log", () => {
    expect(readSummary({ content_type: "hologram", content: {} }, { content_type: "text", content: "A" })).toEqual({
      title: "T",
      items: [{ type: "text", text: "A" }],
      dropped: ["hologram"],
    });
  });

  it("BLOCK-07 a duration is shown as a clock", () => {
    expect(drawn(summaryExample)).toContain("05:47");
  });
});

describe("table", () => {
  it("keeps empty cells in their places and sets numbers flush", () => {
    const html = drawn(tableExample);
    expect(html.match(/<t[dh][ >]/g)).toHaveLength(16);
    expect(html).toContain("<caption");
    expect(html).toMatch(/<td class="[^"]*number[^"]*">12,400<\/td>/);
    expect(html).not.toMatch(/<td class="[^"]*number[^"]*">Baldwin/);
  });
});

describe("what follows a block", () => {
  it("is drawn right after it", () => {
    const { blocks } = parseBlocks([paragraphExample, headingExample]);
    const html = renderToString(
      <Blocks
        blocks={blocks.filter(isBodyBlock)}
        renderers={bodyComponents}
        after={(index) => index === 0 && <hr />}
      />,
    );
    expect(html).toMatch(/^<p>.*<\/p><hr\/><h2>/);
  });
});
