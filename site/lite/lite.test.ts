import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { sanitise } from "../../model/html/sanitise.server.ts";
import { isTold, liteBlock } from "./lite-blocks.ts";
import { liteDocument } from "./lite-document.ts";
import { anchor, litePath, rich } from "./lite-html.ts";
import { litePage, mostBytes } from "./lite-pages.ts";

it.each([
  ["/", "/lite"],
  ["/politics/a-bill", "/lite/politics/a-bill"],
  ["/politics?page=2#x", "/lite/politics?page=2#x"],
  ["/uploads/a.pdf", "/uploads/a.pdf"],
  ["/feeds/us.xml", "/feeds/us.xml"],
  ["/lite/us", "/lite/us"],
  ["//evil.example/x", "//evil.example/x"],
  ["https://elsewhere.example/a", "https://elsewhere.example/a"],
  ["mailto:a@b.example", "mailto:a@b.example"],
])("the text edition of %s is at %s", (url, expected) => {
  expect(litePath(url)).toBe(expected);
});

it("words are escaped, addresses once", () => {
  expect(anchor('/us/"ü', "&amp;")).toBe('<a href="/lite/us/%22%C3%BC">&amp;</a>');
  expect(anchor("/us/%C3%BC", "x")).toBe('<a href="/lite/us/%C3%BC">x</a>');
});

it("sanitised text leads on within the edition", () => {
  expect(rich(sanitise('See <a href="/us/a" target="_blank">this</a> <b>now</b>', "paragraph"))).toMatch(
    /^See <a href="\/lite\/us\/a"[^>]*>this<\/a> <(b|strong)>now/,
  );
});

it.each([
  ['It was so<a href="#in-story-a" id="in-story-a-link">1</a>', /href="#in-story-a".* id="in-story-a-link"/],
  ['<a id="in-story-a"></a>Measured', /^<a id="in-story-a"><\/a>Measured$/],
])("footnotes lead there and back in the text edition too: %s", (html, expected) => {
  expect(rich(sanitise(html, "paragraph"))).toMatch(expected);
});

describe("blocks", () => {
  const root = join(import.meta.dirname, "..", "blocks");
  const examples = globSync("*/example*.json", { cwd: root }).map((file) => {
    const [block] = parseBlocks([JSON.parse(readFileSync(join(root, file), "utf8"))]).blocks;
    return { file, html: block === undefined ? undefined : liteBlock(block) };
  });

  it("BLOCK-01 none loads anything, whatever it is", () => {
    expect(examples.length).toBeGreaterThan(40);
    const loading = /<(?:img|picture|source|video|audio|iframe|script|link|style|object|svg)\b| (?:style|on\w+|src)=/i;
    expect(examples.filter(({ html }) => loading.test(html ?? "")).map(({ file }) => file)).toEqual([]);
  });

  it.each(["paragraph", "heading", "pull-quote", "list", "table", "summary", "pdf", "related-media"])(
    "BLOCK-01 a %s is told in words",
    (kind) => {
      const told = examples.find(({ file }) => file === `${kind}/example.json`)?.html ?? "";
      expect(told.replaceAll(/<[^>]*>/g, "").trim()).not.toBe("");
    },
  );
});

describe("what only the full page can do", () => {
  const blockOf = (component: object) => {
    const [block] = parseBlocks([component]).blocks;
    if (block === undefined) throw new Error("no block");
    return block;
  };

  it.each([
    [
      {
        is: "newsletter",
        props: {
          title: "The <Briefing>",
          description: "At six.",
          lists: [{ slid: "h", title: "Health", when: "Mondays" }],
        },
      },
      "<h2>The &lt;Briefing&gt;</h2><p>At six.</p><ul><li>Health (Mondays)</li></ul><p><small>On the full page.</small></p>",
    ],
    [
      { is: "contact-form", props: { title: "Write to us" } },
      "<h2>Write to us</h2><p><small>On the full page.</small></p>",
    ],
    [{ is: "chart", props: { id: "11223344", title: "Rent" } }, "<p><small>Chart: Rent</small></p>"],
    [{ is: "chart", props: { id: "11223344" } }, ""],
    [{ is: "youtube", props: { id: "dQw4w9WgXcQ" } }, ""],
  ])("%j is named, and the reader is sent there", (component, expected) => {
    const block = blockOf(component);
    expect(liteBlock(block)).toBe(expected);
    expect(isTold(block)).toBe(false);
  });

  it("an offer is a line with its link, and nothing of it is missing", () => {
    const block = blockOf({ is: "watch-live-promo", props: { promoText: "Live from the quay", promoUrl: "/go" } });
    expect(liteBlock(block)).toBe('<p><a href="/lite/go">Live: Live from the quay</a></p>');
    expect(isTold(block)).toBe(true);
  });
});

describe("pages", () => {
  const paragraph = (size: number) => `<p>${"ü".repeat(size / 2)}</p>`;

  it("a short text is one page, also an empty one", () => {
    expect(litePage([], null)).toEqual({ pieces: [], page: 1, pages: 1 });
    expect(litePage(["<p>a</p>"], "1")).toEqual({ pieces: ["<p>a</p>"], page: 1, pages: 1 });
  });

  it("a long one is cut between pieces, and nothing is lost or told twice", () => {
    const all = Array.from({ length: 50 }, (_, index) => `${paragraph(2000)}<!--${index}-->`);
    const first = litePage(all, null);
    const pages = Array.from({ length: first?.pages ?? 0 }, (_, index) => litePage(all, String(index + 1))?.pieces);
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.flat()).toEqual(all);
  });

  it.each(["0", "3", "-1", "1.5", "x", ""])("there is no page “%s” of one", (asked) => {
    expect(litePage(["<p>a</p>"], asked)).toBeUndefined();
  });

  it("no document is longer than 25 KB, however long its words", () => {
    const pieces = [paragraph(60_000), ...Array.from({ length: 90 }, () => paragraph(1750))];
    const words = litePage(pieces, "2");
    const html = liteDocument({
      title: "T",
      path: "/us/a",
      origin: "https://news.example",
      now: 0,
      opening: "",
      words: words ?? { pieces: [], page: 1, pages: 1 },
    });
    expect(words?.pieces.length).toBeGreaterThan(5);
    expect(Buffer.byteLength(html)).toBeLessThan(mostBytes);
  });

  it("META-02 META-03 the full page is the canonical one, and search engines stay out", () => {
    const html = liteDocument({
      title: 'A "title" & <more>',
      path: "/us/ü",
      origin: "https://news.example",
      now: Date.UTC(2026, 10, 15),
      opening: "",
      words: { pieces: ["<p>x</p>"], page: 2, pages: 3 },
    });
    expect(html).toContain('<link rel="canonical" href="https://news.example/us/%C3%BC">');
    expect(html).toContain('<meta name="robots" content="noindex, follow">');
    expect(html).toContain('<a href="/lite/us/%C3%BC">Previous page</a>');
    expect(html).toContain('<a href="/lite/us/%C3%BC?page=3">Next page</a>');
    expect(html).toContain('A "title" &amp; &lt;more&gt;, page 2');
  });
});
