// The modules together: every example is read and drawn, and what each must and must not show.

import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import aboutPromoExample from "./about-promo/example.json" with { type: "json" };
import merchandiseExample from "./merchandise/example.json" with { type: "json" };
import personListExample from "./person-list/example.json" with { type: "json" };
import personalityEventsExample from "./personality-events/example.json" with { type: "json" };
import promoSliderExample from "./promo-slider/example.json" with { type: "json" };
import showBannerExample from "./show-banner/example.json" with { type: "json" };
import showListExample from "./show-list/example.json" with { type: "json" };
import showSubnavExample from "./show-subnav/example.json" with { type: "json" };
import adExample from "./ad/example.json" with { type: "json" };
import articleListExample from "./article-list/example.json" with { type: "json" };
import { Blocks } from "./Blocks.tsx";
import bucketExample from "./bucket/example.json" with { type: "json" };
import cardGridExample from "./card-grid/example.json" with { type: "json" };
import carriersExample from "./carriers/example.json" with { type: "json" };
import cookieSettingExample from "./cookie-setting/example.json" with { type: "json" };
import categoryHeadingExample from "./category-heading/example.json" with { type: "json" };
import channelPromoExample from "./channel-promo/example.json" with { type: "json" };
import electionResultsExample from "./election-results/example.json" with { type: "json" };
import mainVideoExample from "./main-video/example.json" with { type: "json" };
import newsletterExample from "./newsletter/example.json" with { type: "json" };
import opinionRowExample from "./opinion-row/example.json" with { type: "json" };
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import recirculationExample from "./recirculation-unit/example.json" with { type: "json" };
import { blockComponents } from "./registry.ts";
import specialFeatureExample from "./special-feature/example.json" with { type: "json" };
import sponsoredHeadingExample from "./sponsored-heading/example.json" with { type: "json" };
import spotlightExample from "./spotlight/example.json" with { type: "json" };
import timelineExample from "./timeline/example.json" with { type: "json" };
import trendingExample from "./trending/example.json" with { type: "json" };
import videoGroupExample from "./video-group/example.json" with { type: "json" };
import watchLiveExample from "./watch-live-promo/example.json" with { type: "json" };

interface Example {
  is: string;
  props: object;
}

const examples: Example[] = [
  aboutPromoExample,
  merchandiseExample,
  personListExample,
  personalityEventsExample,
  promoSliderExample,
  showBannerExample,
  showListExample,
  showSubnavExample,
  adExample,
  articleListExample,
  bucketExample,
  cardGridExample,
  carriersExample,
  cookieSettingExample,
  categoryHeadingExample,
  channelPromoExample,
  electionResultsExample,
  mainVideoExample,
  newsletterExample,
  opinionRowExample,
  recirculationExample,
  specialFeatureExample,
  sponsoredHeadingExample,
  spotlightExample,
  timelineExample,
  trendingExample,
  videoGroupExample,
  watchLiveExample,
];

function drawn(is: string, props: object): string {
  const { blocks } = parseBlocks([{ is, props }]);
  return renderToString(<Blocks blocks={blocks} renderers={blockComponents} />).replaceAll("<!-- -->", "");
}

function gapsOf(is: string, props: object): string[] {
  return parseBlocks([{ is, props }]).gaps.flatMap(({ reasons }) => reasons);
}

const story = { title: "A story", url: "/us/a-story" };

describe("modules", () => {
  it.each(examples)("the example of $is is read and drawn, without inline styles", ({ is, props }) => {
    expect(gapsOf(is, props)).toEqual([]);
    const html = drawn(is, props);
    expect(html.length).toBeGreaterThan(80);
    expect(html).not.toMatch(/ style=|\[object Object\]|undefined/);
  });

  it.each([
    ["big-top", "spotlight"],
    ["BigTop", "spotlight"],
    ["two-across", "two-across"],
    ["three_across", "three-across"],
    ["StrikeGam", "ad"],
  ])("reads %s as %s", (name, kind) => {
    expect(parseBlocks([{ component: name, model: { items: [story] } }]).blocks[0]?.kind).toBe(kind);
  });

  it("CARD-04 merchandise shows its author and every button", () => {
    const html = drawn("merchandise", merchandiseExample.props);
    for (const part of ["The Long Count", "By <a", ">Order", ">Read a chapter", 'rel="noopener"'])
      expect(html).toContain(part);
  });

  it("CARD-04 a single thing may come without a list", () => {
    expect(drawn("merchandise", { title: "A mug", buttons: [{ label: "Buy", url: "/mug" }] })).toContain('href="/mug"');
  });

  it("CARD-05 an event shows MMM DD, YYYY, its place and its buttons", () => {
    const html = drawn("personality-events", personalityEventsExample.props);
    for (const part of ["Dec 04, 2026", "Orpheum Hall", ">Get tickets", ">About the hall"])
      expect(html).toContain(part);
  });

  it("CARD-09 the about promo is titled About the Show unless it says otherwise, and links handles and addresses", () => {
    const html = drawn("about-promo", {
      description: "D",
      social: { twitter: " @ledger ", facebook: "https://f.example/l" },
    });
    for (const part of ["About the Show", 'href="https://x.com/ledger"', 'href="https://f.example/l"'])
      expect(html).toContain(part);
    expect(drawn("about-promo", { title: "About Nora", description: "D" })).not.toContain("About the Show");
  });

  it("HEAD-04 a slide shows its show, title and address, its button only when labelled, and a picture for each screen", () => {
    const html = drawn("promo-slider", promoSliderExample.props);
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html.match(/See the show/g)).toHaveLength(1);
    expect(html.match(/<source/g)).toHaveLength(3);
  });

  it("HEAD-06 the show subnav lists labels and addresses", () => {
    expect(drawn("show-subnav", showSubnavExample.props)).toMatch(
      /<nav.*href="\/video\/shows\/the-ledger".*Full episodes/s,
    );
  });

  it("HEAD-07 the show banner shows background, headshot and logo", () => {
    const html = drawn("show-banner", {
      title: "The Ledger",
      logo: "/l.png",
      headshot: "/h.png",
      background: "/b.png",
    });
    for (const part of ['alt="The Ledger"', "/l.png", "/h.png", "/b.png"]) expect(html).toContain(part);
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
    expect(drawn(is, { title: "Empty", items: [] })).toBe("");
  });
});

describe("article-list", () => {
  it("LIST-01 shows title, url, picture, description, pills, category, time and authors", () => {
    const html = drawn("article-list", {
      renderByline: true,
      items: [
        {
          ...story,
          imageUrl: "/uploads/art/a.svg",
          description: "What happened",
          isBreaking: true,
          isDeveloping: true,
          isLive: true,
          duration: 134_000,
          category: { name: "U.S.", url: "/us" },
          publicationDate: "1970-01-01T00:00:00Z",
          lastPublishedDate: "1970-01-01T00:00:00Z",
          authors: [{ name: "Nora Castellan" }],
        },
      ],
    });
    for (const part of [
      "A story",
      "/us/a-story",
      "/img/uploads/art/",
      "What happened",
      "Breaking News",
      "Developing",
      "Live",
      "U.S.",
      "just in",
      "Nora Castellan",
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain("02:14");
  });

  it("LIST-08 Show More is a plain link to the next page until script takes it over", () => {
    expect(drawn("article-list", articleListExample.props)).toMatch(/<a [^>]*href="\/us\?page=2"[^>]*>Show More/);
    expect(drawn("article-list", { ...articleListExample.props, hasMore: false })).not.toContain("Show More");
  });

  it("LIST-08 a list without such a page shows its button only with script", () => {
    const { moreUrl: _, ...props } = articleListExample.props;
    expect(drawn("article-list", props)).toMatch(/needs-script[^>]*><button/);
  });

  it("a category of {} is no category", () => {
    expect(gapsOf("article-list", { items: [{ ...story, category: {} }] })).toEqual([]);
  });
});

describe("cards", () => {
  it("CARD-01 a spotlight draws its hero with the related headlines", () => {
    const html = drawn("spotlight", spotlightExample.props);
    for (const part of [
      "STORM RECOVERY",
      "Senators voted 63–35",
      "What is in the storm-recovery bill",
      "Breaking News",
    ]) {
      expect(html).toContain(part);
    }
    expect(html.indexOf("Senate clears")).toBeLessThan(html.indexOf("Odalys makes landfall"));
  });

  it.each([
    [{}, true, true, true],
    [{ showImage: false }, false, true, true],
    [{ showContentEyebrow: "false" }, true, false, true],
    [{ showTimestamp: false }, true, true, false],
  ])("CARD-02 bucket flags %o", (flags, image, eyebrow, time) => {
    const items = [
      {
        ...story,
        imageUrl: "/uploads/a.svg",
        category: { name: "Unique", url: "/x" },
        lastPublishedDate: "1970-01-01T00:00:00Z",
      },
    ];
    const html = drawn("bucket", { items, ...flags });
    expect([html.includes("<img"), html.includes("Unique"), html.includes("<time")]).toEqual([image, eyebrow, time]);
  });

  it("CARD-02 a card shows that a story is developing", () => {
    expect(drawn("card-grid", { items: [{ ...story, isDeveloping: true }] })).toContain("Developing");
  });

  it("CARD-06 channel promo: title, url, time, dek, picture and countdown", () => {
    const html = drawn("channel-promo", channelPromoExample.props);
    for (const part of [
      "The Vail Report",
      "/shows/the-vail-report",
      "8 p.m. ET",
      "who will answer",
      "the-vail-report.webp",
      "0 days, 3 hours and 20 minutes",
    ]) {
      expect(html).toContain(part);
    }
  });

  it.each([
    [{ days: -1, hours: 0, minutes: 0 }],
    [{ days: 0, hours: 25, minutes: 0 }],
    [{ days: 0, hours: 0, minutes: 60 }],
  ])("CARD-06 a countdown of %o is refused", (countdown) => {
    expect(gapsOf("channel-promo", { title: "A", url: "/a", countdown })).toHaveLength(1);
  });

  it("CARD-07 trending is numbered, and says what is a video", () => {
    const html = drawn("trending", trendingExample.props);
    expect(html).toMatch(/<ol[^>]*>.*<li.*<li/s);
    expect(html).toContain("02:14");
  });

  it("CARD-07 a timeline entry has label, url and time", () => {
    const html = drawn("timeline", timelineExample.props);
    expect(html).toContain('dateTime="2026-11-14T20:54:00.000Z"');
    expect(html).toMatch(/<a [^>]*href="\/us\/tropical-storm-odalys-makes-landfall"[^>]*>Odalys comes ashore/);
    expect(html).toContain("Dawn");
  });

  it("CARD-08 watch-live promo: text, url, pill and reminder code", () => {
    const html = drawn("watch-live-promo", watchLiveExample.props);
    for (const part of ["Storm Desk is live", 'href="/go"', "Live", 'data-calreply="storm-desk"'])
      expect(html).toContain(part);
  });
});

describe("recirculation-unit", () => {
  it("LIST-10 shows source, opens other sites in a new tab, and its button when both parts are given", () => {
    const html = drawn("recirculation-unit", recirculationExample.props);
    expect(html).toContain("Meridian Business");
    expect(html).toMatch(/href="https:\/\/business\.meridian\.example\/mill" target="_blank" rel="noopener"/);
    expect(html).toContain('href="/lifestyle"');
    expect(drawn("recirculation-unit", { ...recirculationExample.props, buttonUrl: "" })).not.toContain("/lifestyle");
  });
});

describe("headings", () => {
  it("HEAD-01 a category heading needs a title", () => {
    expect(drawn("category-heading", { title: "Politics" })).toMatch(/<h1[^>]*>Politics<\/h1>/);
    expect(gapsOf("category-heading", {})).toEqual(["title: is missing"]);
  });

  it.each([
    [{ level: "banner" }],
    [{ adInfo: { size: "1x1", value: "A" } }],
    [{ adInfo: { size: "1x1", text: "A" } }],
    [{ adInfo: { value: "A", text: "A" } }],
    [{ wingColor: "red;}" }],
  ])("HEAD-02 a sponsored heading with %o is refused", (fault) => {
    expect(gapsOf("sponsored-heading", { ...sponsoredHeadingExample.props, ...fault })).not.toEqual([]);
  });

  it("HEAD-02 the takeover level has wings, red unless said otherwise", () => {
    const { props } = sponsoredHeadingExample;
    expect(drawn("sponsored-heading", { ...props, level: "takeover" })).toContain('fill="#FF0000"');
    expect(drawn("sponsored-heading", { ...props, level: "takeover", wingColor: "#0a5" })).toContain('fill="#0a5"');
    expect(drawn("sponsored-heading", { ...props, level: "logo" })).not.toContain("fill=");
  });

  it("HEAD-02 images change at 767, 1023 and 1279", () => {
    const set = { mobile: "/m.png", tablet: "/t.png", desktop: "/d.png", wide: "/w.png" };
    const html = drawn("sponsored-heading", { ...sponsoredHeadingExample.props, logo: set, background: set });
    for (const width of [767, 1023, 1279])
      expect(html.match(new RegExp(`\\(max-width: ${width}px\\)`, "g"))).toHaveLength(2);
  });
});

describe("ad", () => {
  it.each([
    [{ iu: "lb/2 <x>" }, { iu: "lb2x" }],
    [{ sizes: "300x250" }, { sizes: ["300x250"] }],
    [{ device: "fridge" }, { device: undefined }],
  ])("ADS-04 %o is read as %o", (props, expected) => {
    expect(parseBlocks([{ is: "ad", props }]).blocks[0]?.props).toMatchObject(expected);
  });

  it("ADS-04 sizes contain only strings", () => {
    expect(gapsOf("ad", { sizes: ["300x250", 300] })).toHaveLength(1);
  });
});
