// The print page from its record to its HTML.

import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { accepted } from "../../../content/testing/accepted.ts";
import { ContentState } from "../../content-state.ts";
import { layouts } from "../../layouts/layouts.ts";
import { RenderedAt } from "../../../core/rendered-at.ts";
import { asking } from "../../testing/asking.ts";
import { loadPrintPage } from "./load.server.ts";
import { Page } from "./Page.tsx";
import { printedDates } from "./printed-dates.ts";
import { printedSource } from "./printed-source.ts";
import { decideLayout } from "../../layouts/decide-layout.ts";
import { brand } from "../../../model/brand.ts";

const now = Date.parse("2026-11-14T18:00:00Z");
const origin = "https://www.meridian.example";

const story = {
  type: "article",
  id: "a-1",
  title: "Senate clears the bill",
  canonical_url: "/politics/senate-clears-bill",
  standfirst: "The standfirst.",
  wp__category: { slug: "politics", title: "Politics", path: "politics" },
  fn__contributors: [
    { full_name: "Theo Brandt", page_url: "/person/t/theo-brandt", shortBio: "<p>Covers Congress.</p>" },
  ],
  fn__sources: [{ label: brand.name, url: "/" }],
  fn__footer: "Nora Castellan contributed.",
  publication_date: "2026-11-14T12:00:00Z",
  last_published_date: "2026-11-14T15:00:00Z",
  components: [
    { is: "article-image", props: { url: "/uploads/art/lead.svg", caption: "The lead.", copyright: brand.name } },
    { is: "paragraph", props: { text: "One." } },
    { is: "article-image", props: { url: "/uploads/art/second.svg" } },
    { is: "related-media", props: { type: "video", title: "Watch it", url: "/video/1" } },
    { is: "paragraph", props: { text: "Two." } },
  ],
};

async function contentOf(record: object = {}) {
  const state = new ContentState();
  state.setActualContent({ type: "article", record: accepted("article", { ...story, ...record }).doc });
  return loadPrintPage(asking("/politics/senate-clears-bill.print", { state, now }).context);
}

async function htmlOf(record?: object): Promise<string> {
  const { props } = await contentOf(record);
  return renderToString(
    <RenderedAt value={now}>
      <Page {...props} />
    </RenderedAt>,
  );
}

describe("the print page", () => {
  it("PRINT-01 its parts stand in order", async () => {
    const html = (await htmlOf()).replaceAll(/<link [^>]*>/g, "");
    const places = [
      'data-island="print-controls"',
      `aria-label="${brand.name}, home"`,
      '<h1 class="headline',
      '<h2 class="sub-headline',
      'class="author-byline',
      'class="article-date',
      '<time dateTime="2026-11-14T12:00:00.000Z">November 14, 2026 7:00 AM ET',
      "Source: ",
      "/612/344/lead.svg",
      'class="article-body',
      "One.",
      "/612/344/second.svg",
      "Two.",
      "Nora Castellan contributed.",
      'aria-label="About Theo Brandt"',
      "Covers Congress.",
      `>${origin}/politics/senate-clears-bill</a>`,
      '<nav aria-label="Footer"',
      'href="/terms-of-use"',
      "All rights reserved",
    ];
    expect(places.filter((part) => !html.includes(part))).toEqual([]);
    expect(places.toSorted((a, b) => html.indexOf(a) - html.indexOf(b))).toEqual(places);
  });

  it("PRINT-01 Close is a link to the story, Print is there with script only", async () => {
    const html = await htmlOf();
    expect(html).toMatch(/<a [^>]*href="\/politics\/senate-clears-bill"[^>]*>(?:(?!<\/a>).)*Close/);
    expect(html).toMatch(/<button class="[^"]*needs-script[^"]*"[^>]*>(?:(?!<\/button>).)*Print/);
  });

  it("PRINT-01 every picture comes at 612x344 and does not wait to be scrolled to", async () => {
    const pictures = (await htmlOf()).match(/<img [^>]*>/g) ?? [];
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) {
      expect(picture).toMatch(/ src="\/img\/uploads\/art\/612\/344\/\w+\.svg[^"]*"/);
      expect(picture).toContain('width="612" height="344"');
      expect(picture).not.toContain("lazy");
    }
  });

  it("PRINT-01 what paper cannot play is left out", async () => {
    expect(await htmlOf()).not.toContain("Watch it");
  });

  it("ART-01 the print variant stands in a layout without network bar, header and footer", async () => {
    const content = await contentOf();
    const { page, status, bodyClass } = content;
    expect({ page, status, bodyClass }).toEqual({
      page: "article-print",
      status: 200,
      bodyClass: "article-single article-print",
    });
    expect(layouts[decideLayout({}, content)]).toMatchObject({ networkBar: false, header: false, footer: false });
  });

  it("ART-06 a branded story says so on paper too", async () => {
    expect(await htmlOf({ branding: { advertorial: true, fn__indicator: "Paid content" } })).toContain("Paid content");
    expect(await htmlOf()).not.toContain("Sponsor notice");
  });

  it.each([
    [{}, `${origin}/politics/senate-clears-bill`],
    [{ third_party_canonical_url: "https://wire.example/a" }, "https://wire.example/a"],
  ])("ART-10 the print URL stays out of the index and leads to the story: %o", async (record, canonical) => {
    const { head, props } = await contentOf(record);
    const tags = head.tags.map(({ attributes }) => attributes);
    expect(tags).toContainEqual({ name: "robots", content: "noindex, nofollow" });
    expect(tags).toContainEqual({ rel: "canonical", href: canonical });
    expect(props.canonicalUrl).toBe(canonical);
    expect(props.storyUrl).toBe("/politics/senate-clears-bill");
  });
});

describe("printedDates", () => {
  const first = "2026-11-14T12:00:00Z";
  const later = "2026-11-14T15:00:00Z";
  it.each([
    [{ published: true, publication_date: first }, ["Published"]],
    [{ published: true, publication_date: first, last_published_date: first }, ["Published"]],
    [{ published: true, publication_date: first, last_published_date: later }, ["Published", "Updated"]],
    [{ published: true, last_published_date: later }, ["Published"]],
    [{ published: true }, []],
    [{ published: false, publication_date: first }, ["Draft"]],
  ])("PRINT-01 %o → %o", (dates, labels) => {
    expect(printedDates(dates).map(({ label }) => label)).toEqual(labels);
  });
});

it.each([
  [{ source: "Coastal Wire", sourceUrl: "https://wire.example" }, "https://wire.example"],
  [{ source: "Coastal Wire" }, undefined],
  [{ source: brand.name }, "/"],
])("PRINT-01 the source %o leads to %s", (named, url) => {
  expect(printedSource(named)).toEqual({ name: named.source, url });
});
