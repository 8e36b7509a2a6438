import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { isAllowedSize } from "../../model/pictures/image-sizes.ts";
import { parseResizedUrl } from "../../model/pictures/image-url.ts";
import { RenderedAt } from "../../core/rendered-at.ts";
import { sanitise } from "../../model/html/sanitise.server.ts";
import { initialsOf } from "./Avatar.tsx";
import { Byline } from "./Byline.tsx";
import { Carousel, hasArrows } from "./Carousel.tsx";
import { Eyebrow } from "./Eyebrow.tsx";
import { Picture } from "./Picture.tsx";
import { pictureSources, type PictureUse } from "./picture-sources.ts";
import { Pill } from "./Pill.tsx";
import { RelativeTime } from "./RelativeTime.tsx";
import { SafeHtml } from "./SafeHtml.tsx";

const uses: PictureUse[] = ["hero", "card", "thumbnail", "article", "poster"];

describe("pictures", () => {
  it.each(uses)("IMG-02 IMG-03 %s offers only sizes the resizer makes, smallest first", (use) => {
    const { src, srcSet = "", width, height } = pictureSources("/uploads/a/b.jpg", use);
    const urls = [src, ...srcSet.split(", ").map((candidate) => candidate.replace(/ \d+w$/, ""))];
    for (const url of urls) {
      const request = parseResizedUrl(url.replace(/\?.*/, ""));
      expect(request && isAllowedSize(request)).toBe(true);
    }
    const widths = [...srcSet.matchAll(/ (\d+)w/g)].map(([, text]) => Number(text));
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(width / height).toBeCloseTo(16 / 9, 1);
  });

  it("IMG-01 a gif and a picture from elsewhere keep their address", () => {
    for (const url of ["/uploads/a.gif", "https://pictures.example/a.jpg"]) {
      expect(pictureSources(url, "card")).toEqual({ src: url, width: 720, height: 405 });
    }
  });

  it("LIST-06 without a picture the placeholder is drawn", () => {
    expect(renderToString(<Picture src={undefined} alt="" />)).toContain('src="/placeholder.svg"');
  });

  it("fetches the first picture at once and the others late", () => {
    expect(renderToString(<Picture src="/uploads/a.jpg" alt="" priority />)).toContain('fetchPriority="high"');
    expect(renderToString(<Picture src="/uploads/a.jpg" alt="" />)).toContain('loading="lazy"');
  });
});

describe("pills", () => {
  it.each([
    ["breaking", "Breaking News"],
    ["developing", "Developing"],
    ["live", "Live"],
  ] as const)("LIST-07 %s says %s", (kind, words) => {
    expect(renderToString(<Pill kind={kind} />)).toContain(`>${words}</span>`);
  });

  it("LIST-07 the live pill is a link", () => {
    expect(renderToString(<Pill kind="live" href="/coverage/storm" />)).toMatch(
      /^<a [^>]*href="\/coverage\/storm">Live<\/a>$/,
    );
  });

  it("a duration without its time is not drawn", () => {
    expect(renderToString(<Pill kind="duration" />)).toBe("");
  });
});

it("LIST-03 the time is for machines too", () => {
  const html = renderToString(
    <RenderedAt value={Date.parse("2026-11-15T12:00:00Z")}>
      <RelativeTime publicationDate="2026-11-15T09:00:00Z" />
    </RenderedAt>,
  );
  expect(html).toMatch(/<time [^>]*dateTime="2026-11-15T09:00:00.000Z"[^>]*>3 hours ago<\/time>/);
});

it.each([
  [["A"], "By A"],
  [["A", "B"], "By A and B"],
  [["A", "B", "C"], "By A, B and C"],
])("a byline of %j reads %j", (names, text) => {
  const html = renderToString(<Byline authors={names.map((name) => ({ name }))} />);
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe(text);
});

it("names that outside readers rely on are there", () => {
  const author = { name: "A", url: "/person/a/a" };
  const source = { name: "S", url: "/" };
  const linkNames = (html: string) =>
    parse(html)
      .querySelectorAll(".author-byline a")
      .map(({ text }) => text);
  expect(linkNames(renderToString(<Byline authors={[author]} source={source} />))).toEqual(["A"]);
  expect(linkNames(renderToString(<Byline authors={[]} source={source} />))).toEqual(["S"]);
  expect(renderToString(<Eyebrow href="/us">U.S.</Eyebrow>)).toMatch(/class="eyebrow .*<a /);
});

it("LIST-11 arrows appear with 4 or more items", () => {
  expect([0, 3, 4, 10].map(hasArrows)).toEqual([false, false, true, true]);
  const items = ["a", "b", "c", "d"];
  expect(renderToString(<Carousel label="x" items={items} />).match(/<button/g)).toHaveLength(2);
  expect(renderToString(<Carousel label="x" items={items.slice(1)} />)).not.toContain("<button");
});

it("draws sanitised text as it is", () => {
  expect(renderToString(<SafeHtml as="p" html={sanitise("a <b>b</b><script>x</script>", "paragraph")} />)).toBe(
    "<p>a <b>b</b></p>",
  );
});

it.each([
  ["Nora Castellan", "NC"],
  ["Cher", "C"],
  ["Ana María de la Cruz", "AC"],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
