import { describe, expect, it } from "vitest";
import { accepted } from "../testing/accepted.ts";
import { modulePlaces } from "./layout.ts";

describe("a person", () => {
  it.each([
    [{ full_name: "Nora Castellan", canonicalUrl: "/person/c/nora-castellan" }],
    [{ name: "Nora Castellan", canonical_url: "/person/c/nora-castellan" }],
    [{ name: "Nora Castellan", canonicalUrl: "/person/c/nora-castellan", personSlug: "nora-castellan" }],
  ])("is read in every spelling: %j", (fields) => {
    const { doc, index } = accepted("person", { role: "Author", ...fields });
    expect(doc).toMatchObject({
      name: "Nora Castellan",
      personSlug: "nora-castellan",
      canonicalUrl: "/person/c/nora-castellan",
    });
    expect(index.path).toBe("/person/c/nora-castellan");
  });

  it("PERSON-03 has an empty biography by default, and only accounts of social networks", () => {
    const { doc } = accepted("person", {
      role: "Personality",
      name: "N",
      social: { x: "@n", rank: 3, more: [] },
      fullBio: null,
    });
    expect(doc).toMatchObject({ fullBio: [], social: { x: "@n" } });
    expect(accepted("person", { role: "Author", name: "N", social: [] }).doc.social).toEqual({});
    expect(
      accepted("person", { role: "Author", name: "N", fullBio: ["<p>One</p>", { text: "Two" }] }).doc.fullBio,
    ).toEqual(["<p>One</p>", "Two"]);
  });
});

describe("a show", () => {
  it("SHOW-02 is found at its address, with its order as a number", () => {
    const { doc, index } = accepted("show", {
      title: "The Vail Report",
      sort_order: "3",
      fn__hosts: { full_name: "A", person_id: 4 },
    });
    expect(doc).toMatchObject({
      show_slug: "the-vail-report",
      sort_order: 3,
      fn__hosts: [{ full_name: "A", person_id: "4" }],
    });
    expect(index.path).toBe("/shows/the-vail-report");
  });
});

describe("a video", () => {
  const video = {
    external_id: 6301,
    title: "On film",
    thumbnail: { url: "/images/v.jpg" },
    brightcove: {
      duration: "0:05:47",
      media_tags: ["full_episode"],
      streams: [
        { url: "https://video.example/a.m3u8", mime_type: "" },
        { url: "/clips/a.mp4", mime_type: "MP4" },
      ],
    },
    last_published_date: "2025-01-02T00:00:00Z",
    tags: ["us/crime"],
    spark_shows: { title: "The Vail Report" },
    category: { title: "U.S.", path: "us" },
  };

  it("is read as the video platform writes it", () => {
    const { doc, index } = accepted("video", video);
    expect(doc.brightcove).toEqual({
      duration: 347_000,
      media_tags: ["full_episode"],
      streams: [{ url: "https://video.example/a.m3u8" }, { url: "/clips/a.mp4", mime_type: "MP4" }],
    });
    expect(index).toMatchObject({
      path: "/video/6301",
      lists: ["all", "section:us", "tag:us/crime", "tag:us", "show:the-vail-report", "media:full_episode"],
      card: { form: "video", url: "/video/6301", duration: 347_000, imageUrl: "/images/v.jpg" },
    });
  });

  it.each([
    ["1:02:03", 3_723_000],
    ["05:47", 347_000],
    [347_000, 347_000],
    ["347000", 347_000],
  ])("lasts %j", (duration, milliseconds) => {
    expect(accepted("video", { ...video, brightcove: { duration } }).doc.brightcove.duration).toBe(milliseconds);
  });
});

describe("a layout", () => {
  const component = { component: "Heading", model: { level: 2, text: "Here" }, id: "1" };
  const block = { kind: "heading", props: { level: 2, text: "Here" } };

  it.each([
    ["pre-content", "preContent"],
    ["left-rail", "leftRail"],
    ["full-width", "fullWidth"],
    ["right-rail", "rightRail"],
    ["post-content", "postContent"],
  ])("LAYOUT-02 reads region %s as %s", (raw, region) => {
    expect(accepted("layout", { subtype: "homeLayout", [raw]: [component] }).doc).toMatchObject({ [region]: [block] });
  });

  it("is filed under its element, or as the default of its subtype", () => {
    expect(accepted("layout", { subtype: "sectionLayout", elementId: "/politics/" }).index.lists).toContain(
      "element:sectionLayout/politics",
    );
    expect(accepted("layout", { subtype: "sectionLayout", elementId: null }).index.lists).toContain(
      "default:sectionLayout",
    );
    expect(accepted("layout", { subtype: "sectionLayout", elementId: 12, isDefault: true }).index.lists).toContain(
      "default:sectionLayout",
    );
  });

  it("LAYOUT-09 has a main region beside one of full width", () => {
    const { doc } = accepted("layout", {
      subtype: "homeLayout",
      main: [component, component],
      "full-width": [component],
    });
    expect([doc.main.length, doc.fullWidth.length]).toEqual([2, 1]);
  });

  it.each([
    [
      "a subtype that no page reads",
      { subtype: "mysteryLayout" },
      "mysteryLayout",
      "no page reads a layout of this subtype",
    ],
    [
      "a region that its page does not draw",
      { subtype: "videoNavigation", leftRail: [component] },
      "leftRail.0",
      "the page of a videoNavigation draws no leftRail",
    ],
    [
      "a module that its page does not draw",
      { subtype: "videoLegalLinks", main: [{ is: "legal-links", props: {} }, { is: "gone" }, component] },
      "main.2",
      "the page of a videoLegalLinks does not draw it",
    ],
  ])("LAYOUT-09 tells %s", (_case, fields, at, reason) => {
    expect(accepted("layout", fields).doc.gaps).toContainEqual(expect.objectContaining({ at, reasons: [reason] }));
  });

  it("tells where its gaps are", () => {
    const { doc } = accepted("layout", { subtype: "homeLayout", main: [component, { is: "gone" }] });
    expect(doc.gaps).toMatchObject([{ at: "main.1", name: "gone" }]);
  });

  it("counts the places of its modules and gaps as the record came, past what is hidden or left out", () => {
    const main = [{ ...component, hidden: true }, component, { is: "gone" }, component];
    expect(accepted("layout", { subtype: "homeLayout", main }).doc.gaps).toMatchObject([{ at: "main.2" }]);
    expect(modulePlaces({ subtype: "homeLayout", main }).main).toEqual([1, 3]);
  });
});

describe("hot topics", () => {
  const item = { text: "Storm", url: "/us/storm" };

  it("HEADER-05 read openInNewWindow on top and on the item", () => {
    const topics = accepted("hot_topics", {
      title: "Hot",
      title_color: "green",
      openInNewWindow: true,
      list_items: [item, { ...item, openInNewWindow: false }],
    });
    expect(topics.doc.list_items.map(({ openInNewWindow }) => openInNewWindow)).toEqual([true, false]);
    expect(topics.doc.title_color).toBe("green");
  });

  it("know no other colours", () => {
    expect(accepted("hot_topics", { title_color: "url(evil)" }).doc.title_color).toBeUndefined();
  });
});

describe("small kinds", () => {
  it.each([
    ["section", { id: "politics", title: "Politics" }, "/politics"],
    ["tag", { id: "world/conflicts", title: "Conflicts" }, "/category/world/conflicts"],
    ["static_page", { id: "terms-of-use", title: "Terms" }, "/terms-of-use"],
    ["live_event", { id: "coverage/storm-center", title: "Storm" }, "/coverage/storm-center"],
    ["election", { id: "2023/general", title: "General" }, "/elections/2023/general-results"],
    ["redirect", { id: "old/path/", to: "/new" }, "/old/path"],
  ] as const)("a %s is served at its path", (type, fields, path) => {
    expect(accepted(type, fields).index.path).toBe(path);
  });

  it("a page to begin with is earlier than any other", () => {
    const at = (more: object) => accepted("static_page", { id: "about", title: "About", ...more }).index.at;
    expect(at({ starter: true })).toBeLessThan(at({}));
  });

  it("a redirect is permanent unless it says otherwise", () => {
    expect(accepted("redirect", { id: "/a", to: "/b" }).doc).toMatchObject({ to: "/b", status: 301 });
    expect(accepted("redirect", { id: "/a", to: "/b", status: "302" }).doc.status).toBe(302);
  });

  it("a playlist and an aggregate keep their order", () => {
    expect(accepted("playlist", { title: "P", videos: ["2", 1, { external_id: "3" }] }).doc.videos).toEqual([
      "2",
      "1",
      "3",
    ]);
    const posts = [
      { post_type: "hosted-video", spark_id: "b" },
      { post_type: "article", spark_id: "a" },
    ];
    expect(accepted("aggregate", { post_group: posts }).doc.post_group).toEqual(posts);
  });

  it("an election reads numbers in both spellings", () => {
    const races = [{ id: 1, office: "Mayor", reportingPercent: "48.5", candidates: [{ name: "A", votes: "12" }] }];
    expect(accepted("election", { title: "E", races }).doc.races[0]).toMatchObject({
      reportingPercent: 48.5,
      candidates: [{ votes: 12, winner: false }],
    });
  });

  it("ROUTE-11 an election knows each race once, and no colours but its own", () => {
    const races = [
      { id: 1, office: "Senate" },
      { id: "1", office: "House" },
    ];
    expect(accepted("election", { title: "E", races }).doc.races.map(({ office }) => office)).toEqual(["Senate"]);
    const parties = [{ name: "Harbor", color: "url(evil)" }];
    expect(accepted("election", { title: "E", parties }).doc.parties).toEqual([]);
  });
});
