// Long: one page, from its head to its foot.
// The article page from its record to its HTML: what the loader makes of a story, and where readers and machines find each part.

import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ContentClient } from "../../../content/client.ts";
import type { Card } from "../../../model/stories/card.ts";
import { accepted } from "../../../content/testing/accepted.ts";
import type { AdSettings } from "../../ads/ad-settings.ts";
import { ContentState } from "../../content-state.ts";
import { RenderedAt } from "../../../core/rendered-at.ts";
import { noEmbedSources, type EmbedSources } from "../../embeds/embed-sources.ts";
import { asking, storeOf } from "../../testing/asking.ts";
import { loadArticlePage } from "./load.server.ts";
import { Page } from "./Page.tsx";
import { decideLayout } from "../../layouts/decide-layout.ts";

const now = Date.parse("2026-11-14T18:00:00Z");

const paragraph = (text: string) => ({ is: "paragraph", props: { text } });

const story = {
  type: "article",
  id: "a-1",
  title: "Senate clears the bill",
  canonical_url: "/politics/senate-clears-bill",
  dek: "The dek.",
  standfirst: "The standfirst.",
  dateline: "WASHINGTON",
  wp__category: { slug: "politics", title: "Politics", path: "politics" },
  wp__tags: [{ path: "politics/senate", title: "Senate" }],
  fn__contributors: [{ full_name: "Theo Brandt", page_url: "/person/t/theo-brandt", person_id: "theo-brandt" }],
  publication_date: "2026-11-14T12:00:00Z",
  last_published_date: "2026-11-14T15:00:00Z",
  components: [
    { is: "article-image", props: { url: "/uploads/art/a.svg", caption: "The lead.", copyright: "Meridian News" } },
    ...["One.", "Two.", "Three.", "Four."].map(paragraph),
  ],
};

const card = (url: string): Card => ({
  id: url,
  title: `Title of ${url}`,
  url,
  form: "article",
  authors: [],
  dek: "never sent",
});

const person = {
  type: "person",
  id: "theo-brandt",
  full_name: "Theo Brandt",
  role: "Author",
  title: "Congress reporter",
  avatar: "/uploads/people/t.svg",
  shortBio: "<p>Covers Congress.</p>",
  canonical_url: "/person/t/theo-brandt",
};

interface Setting {
  record?: object;
  cards?: ContentClient["cards"];
  byId?: () => Promise<never>;
  embeds?: EmbedSources;
  ads?: AdSettings;
}

function contextOf({ record = {}, cards = async () => [], embeds, byId, ads }: Setting = {}) {
  const logged: [string, object | undefined][] = [];
  const note = (event: string, details?: object) => void logged.push([event, details]);
  const doc = accepted("article", { ...story, ...record }).doc;
  const state = new ContentState();
  state.setActualContent({ type: "article", record: doc });
  const content: ContentClient = {
    ...storeOf({ person: { [person.id]: accepted("person", person).doc } }),
    ...(byId && { byId }),
    cards,
  };
  const { context } = asking(doc.canonical_url, {
    content,
    state,
    log: { info: note, warn: note, error: note },
    now,
    noteFailure: () => note("degraded"),
    ...(embeds && { embeds }),
    ...(ads && { ads }),
  });
  return { context, logged };
}

async function propsOf(setting?: Setting) {
  return (await loadArticlePage(contextOf(setting).context)).props;
}

/** Drawn from what travels to the browser, as the client will draw it. */
async function htmlOf(setting?: Setting): Promise<string> {
  const props = JSON.parse(JSON.stringify(await propsOf(setting)));
  return renderToString(
    <RenderedAt value={now}>
      <Page {...props} />
    </RenderedAt>,
  );
}

const fail = () => Promise.reject(new Error("store is down"));

describe("the article page", () => {
  it("LAYOUT-04 an article stands in the article layout, its body class names the section", async () => {
    const page = await loadArticlePage(contextOf().context);
    expect(page).toMatchObject({ page: "article", status: 200, bodyClass: "article-single politics" });
    expect(decideLayout({}, page)).toBe("article-pages");
  });

  it("ART-04 regions stand in order, under the names outside readers rely on", async () => {
    const html = await htmlOf({
      cards: async ({ lists }) =>
        lists[0]?.startsWith("tag:") ? [card("/politics/b"), card("/politics/d")] : [card("/politics/c")],
    });
    const places = [
      'id="lb1"',
      "<article",
      'class="eyebrow',
      '<h1 class="headline',
      '<h2 class="sub-headline speakable',
      'class="author-byline',
      '<span class="article-date">Updated',
      '<time dateTime="2026-11-14T15:00:00.000Z">',
      'class="caption',
      '<div class="article-body',
      "<footer",
      "</article>",
      "Latest in Politics",
      "Related stories",
    ].map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("ART-13 the first two paragraphs are speakable, and the dateline opens the first", async () => {
    const html = await htmlOf();
    expect(html.match(/<p class="speakable">[^<]*(<strong>[^<]*<\/strong>[^<]*)?<\/p>/g)).toEqual([
      '<p class="speakable"><strong>WASHINGTON</strong> — One.</p>',
      '<p class="speakable">Two.</p>',
    ]);
  });

  it("ART-04 the sub-headline is the standfirst, or the dek", async () => {
    expect((await propsOf()).subHeadline).toBe("The standfirst.");
    expect((await propsOf({ record: { standfirst: undefined } })).subHeadline).toBe("The dek.");
  });

  it("ART-04 a picture that opens the body leads; otherwise the thumbnail does", async () => {
    const led = await propsOf({ record: { thumbnail: "/uploads/t.svg" } });
    expect(led.lead?.url).toBe("/uploads/art/a.svg");
    expect(led.blocks.map(({ kind }) => kind)).toEqual(["paragraph", "paragraph", "paragraph", "paragraph"]);
    const thumbnail = await propsOf({ record: { thumbnail: "/uploads/t.svg", components: [paragraph("One.")] } });
    expect(thumbnail.lead?.url).toBe("/uploads/t.svg");
    expect((await propsOf({ record: { components: [] } })).lead).toBeUndefined();
  });

  it("ART-05 tags are category links", async () => {
    expect(await htmlOf()).toContain('href="/category/politics/senate"');
  });

  it("ART-06 a branded article carries its notice before the headline", async () => {
    const html = await htmlOf({
      record: { branding: { advertorial: true, fn__indicator: "Paid content", fn__disclaimer: "By <b>Larkfield</b>" } },
    });
    expect(html.indexOf("Paid content")).toBeLessThan(html.indexOf("<h1"));
    expect(html).toContain("By <b>Larkfield</b>");
    expect(await htmlOf()).not.toContain("Sponsor notice");
  });

  it("ART-07 the author's own record brings face, title and biography", async () => {
    expect((await propsOf()).authors).toEqual([
      {
        name: "Theo Brandt",
        url: "/person/t/theo-brandt",
        avatar: "/uploads/people/t.svg",
        role: "Congress reporter",
        bio: "<p>Covers Congress.</p>",
      },
    ]);
    expect(await htmlOf()).toContain("<p>Covers Congress.</p>");
  });

  it("ART-07 comments are offered by a button only where the story allows them and the site has a platform", async () => {
    const embeds = {
      ...noEmbedSources,
      services: { comments: { launcher: "https://talk.example/launch.js", hosts: ["https://cdn.example"] } },
    };
    const record = { comments: { enabled: true } };
    expect(await htmlOf({ embeds })).not.toContain('id="comments"');
    expect(await htmlOf({ record })).not.toContain('id="comments"');
    expect(await htmlOf({ record: { ...record, published: false }, embeds })).not.toContain('id="comments"');
    const html = await htmlOf({ record, embeds });
    expect(html).toMatch(/<section[^>]*id="comments".*<button[^>]*>Comments</);
    expect(html).not.toContain("<script");
    const { outside } = await loadArticlePage(contextOf({ record, embeds }).context);
    expect(outside?.script).toEqual(["https://cdn.example", "https://talk.example"]);
    expect((await loadArticlePage(contextOf({ embeds }).context)).outside).toEqual({});
  });

  it.each([
    [{ comments: { enabled: true } }, "a-1"],
    [{ comments: { enabled: true }, storify_id: 48213 }, "48213"],
  ])("ART-07 the thread of %o is %s; a platform on this site needs no other host", async (record, eventCode) => {
    const embeds = { ...noEmbedSources, services: { comments: { launcher: "/talk.js", hosts: [] } } };
    const { props, outside } = await loadArticlePage(contextOf({ record, embeds }).context);
    expect(props.comments).toEqual({ script: "/talk.js", eventCode });
    expect(outside).toEqual({});
  });

  it("ART-08 Draft replaces the date of an unpublished article", async () => {
    const html = await htmlOf({ record: { published: false } });
    expect(html).toMatch(/class="article-date[^"]*">Draft</);
    expect(html).not.toContain('<time dateTime="2026-11-14');
  });

  it("ART-10 the header links to the print URL", async () => {
    expect(await htmlOf()).toContain('href="/politics/senate-clears-bill.print"');
  });

  it("ART-11 health gets a disclaimer and its newsletter, entertainment galleries and its newsletter", async () => {
    const health = await htmlOf({ record: { wp__category: { path: "health", title: "Health" } } });
    expect(health).toContain("Medical disclaimer");
    expect(health).toContain("list=health");
    const entertainment = await htmlOf({
      record: { wp__category: { path: "entertainment", title: "Entertainment" } },
      cards: async ({ lists }) => (lists[0]?.includes("slideshow") ? [card("/entertainment/gallery")] : []),
    });
    expect(entertainment).toContain("In pictures");
    expect(entertainment).toContain("/entertainment/gallery");
    expect(entertainment).toContain("list=entertainment");
    expect(await htmlOf()).not.toMatch(/Medical disclaimer|In pictures/);
  });

  it("ART-13 the betting promo follows the third paragraph of a flagged story", async () => {
    const html = await htmlOf({ record: { fox_bet: true } });
    const promo = html.indexOf("Betting promotion");
    expect(html.indexOf("Three.")).toBeLessThan(promo);
    expect(html.indexOf("Four.")).toBeGreaterThan(promo);
    expect(await htmlOf()).not.toContain("Betting promotion");
  });

  it("ART-14 opinion after July 2021 can be listened to", async () => {
    expect(await htmlOf({ record: { fn__story_type: "opinion" } })).toContain("Listen");
    expect(await htmlOf()).not.toContain("Listen<");
  });

  it("ADS-03 the body carries its slots, each element id once", async () => {
    const html = await htmlOf();
    const ids = [...html.matchAll(/<aside[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["lb1", "ban1", "lb2-tablet", "lb2", "ban2", "foot1", "rail1"]);
  });

  it("ADS-03 a slot does not part a question from its answer", async () => {
    const questions = ["One.", "Two.", "<strong>Why now?</strong>", "Because."].map(paragraph);
    const { ads } = await propsOf({ record: { components: questions } });
    expect(ads.filter(({ device }) => device === "desktop")).toEqual([{ after: 3, slot: "lb2", device: "desktop" }]);
  });

  describe("with ads by block", () => {
    const ads: AdSettings = { bodyRule: "by-block" };

    it("ADS-02 the body carries those slots instead; the picture that leads counts as a block", async () => {
      const html = await htmlOf({ ads });
      const ids = [...html.matchAll(/<aside[^>]* id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids).toEqual(["lb1", "lb2-tablet", "ban1", "inread", "foot1", "rail1"]);
      expect(html).toMatch(/One\.<\/p><aside[^>]* id="lb2-tablet"/);
      expect(html).toMatch(/Two\.<\/p><aside[^>]* id="inread"/);
    });

    it.each([
      ["Reuters", false],
      ["A Small Paper", true],
    ])("ADS-02 a story of %s has an in-read ad: %s", async (label, expected) => {
      const { ads: slots } = await propsOf({ ads, record: { fn__sources: [{ label }] } });
      expect(slots.some(({ slot }) => slot === "inread")).toBe(expected);
    });
  });

  it("BLOCK-01 blocks that cannot be shown are logged, and so are BLOCK-07 summary items", async () => {
    const { context, logged } = contextOf({
      record: {
        components: [
          { is: "hologram", props: {} },
          { is: "summary", props: { items: [{ content_type: "smell" }, { content_type: "text", content: "A" }] } },
        ],
      },
    });
    const { props } = await loadArticlePage(context);
    expect(logged).toMatchObject([
      ["block dropped", { at: "components.0", name: "hologram" }],
      ["block dropped", { at: "components.1.items.0", name: "summary" }],
    ]);
    expect(JSON.stringify(props)).not.toContain("smell");
  });

  it("LOAD-04 failing lists and authors are logged gaps, not a failing page", async () => {
    const { context, logged } = contextOf({ cards: fail, byId: fail });
    const { props, status } = await loadArticlePage(context);
    expect(status).toBe(200);
    expect([props.related, props.latest, props.more]).toEqual([[], [], []]);
    expect(props.authors[0]?.name).toBe("Theo Brandt");
    expect(logged.map(([event]) => event)).toContain("related stories fetch failed");
  });

  it("props stay lean: cards bring no more than is drawn", async () => {
    const props = await propsOf({ cards: async () => [card("/politics/b")] });
    expect(JSON.stringify(props)).not.toContain("never sent");
  });
});
