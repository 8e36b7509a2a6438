// The AMP page from its record to its HTML.

import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { accepted } from "../../../content/testing/accepted.ts";
import type { Card } from "../../../model/stories/card.ts";
import { AdsOfPage } from "../../ads/page-ads.ts";
import { ContentState } from "../../content-state.ts";
import { noEmbedSources } from "../../embeds/embed-sources.ts";
import type { PageContext } from "../../page-context.ts";
import { asking, storeOf } from "../../testing/asking.ts";
import { loadAmpPage } from "./load.server.ts";
import { Page } from "./Page.tsx";

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ is: "paragraph", props: { text: `Paragraph ${index + 1}.` } }));

const story = {
  title: "Senate clears the bill",
  canonical_url: "/politics/senate-clears-bill",
  wp__category: { slug: "politics", title: "Politics", path: "politics" },
  wp__tags: [{ path: "politics/senate", title: "Senate" }],
  fn__contributors: [{ full_name: "Theo Brandt", avatar: "/uploads/people/t.svg", shortBio: "Covers Congress." }],
  fn__distribution_platforms: { google_news: { amp: true } },
  publication_date: "2026-11-14T12:00:00Z",
  comments: { enabled: true },
  components: [
    { is: "article-image", props: { url: "/uploads/art/a.svg", caption: "The lead.", imageAlt: "A dome" } },
    ...paragraphs(7),
  ],
};

const card = (url: string): Card => ({ id: url, title: `Title of ${url}`, url, form: "article", authors: [] });

function contextOf(record: object, parts: Partial<PageContext>) {
  const state = new ContentState();
  state.setAmpStylePath("https://static.example");
  state.setActualContent({ type: "article", record: accepted("article", { ...story, ...record }).doc });
  const content = { ...storeOf({}), cards: async () => ["/politics/a", "/politics/b"].map(card) };
  return asking("/politics/senate-clears-bill.amp", { state, content, ...parts });
}

async function loaded(record: object = {}, parts: Partial<PageContext> = {}) {
  const { context, ...heard } = contextOf(record, parts);
  return { ...(await loadAmpPage(context)), ...heard };
}

async function drawn(record: object = {}, parts: Partial<PageContext> = {}) {
  const { props } = await loaded(record, parts);
  return { root: parse(renderToStaticMarkup(<Page {...props} />)), props };
}

async function withAdServer(): Promise<string> {
  const { props } = await loaded();
  const unit = { network: "4321", site: "mrd", category: "politics", kind: "article-amp" };
  const ads = { promos: [], live: { script: "https://ads.example/tag.js", refreshSeconds: 0, unit } };
  return renderToStaticMarkup(
    <AdsOfPage value={ads}>
      <Page {...props} />
    </AdsOfPage>,
  );
}

describe("the AMP page", () => {
  it("AMP-01 has a sidebar menu, opened by the header", async () => {
    const { root } = await drawn();
    expect(root.querySelectorAll("amp-sidebar nav a").map(({ text }) => text)).toEqual([
      "U.S.",
      "World",
      "Opinion",
      "Politics",
      "Entertainment",
      "Business",
      "Lifestyle",
      "Weather",
      "TV",
    ]);
    const menu = root.querySelector("amp-sidebar")?.id;
    expect(root.querySelector("header button")?.getAttribute("on")).toBe(`tap:${menu}.open`);
  });

  it("AMP-01 has the story under the names that outside readers know", async () => {
    const { root } = await drawn();
    expect(root.querySelector("article h1.headline")?.text).toBe("Senate clears the bill");
    expect(root.querySelectorAll(".article-body > p")).toHaveLength(7);
    expect(root.querySelector(".author-byline")?.text).toContain("Theo Brandt");
    expect(root.querySelector(".caption")?.text).toContain("The lead.");
    expect(root.querySelectorAll(".speakable")).toHaveLength(2);
  });

  it("AMP-01 recommends other stories and leads to the conversation", async () => {
    const services = { comments: { launcher: "https://talk.example/launch.js", hosts: [] } };
    const { root } = await drawn({}, { embeds: { ...noEmbedSources, services } });
    const recommended = root.querySelectorAll("main section").find((section) => section.text.includes("Recommended"));
    expect(recommended?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toContain("/politics/a");
    expect(root.querySelector('a[href="/politics/senate-clears-bill#comments"]')).not.toBeNull();
  });

  it("AMP-01 draws pictures with AMP's element only", async () => {
    const { root } = await drawn();
    const lead = root.querySelector("article figure amp-img");
    expect(lead?.attributes).toMatchObject({ layout: "responsive", width: "931", height: "523", alt: "A dome" });
    expect(lead?.getAttribute("srcset")).toContain("735w");
    expect(root.querySelectorAll("img").every(({ parentNode }) => parentNode?.rawTagName === "noscript")).toBe(true);
  });

  it("AMP-02 has a house promo after every third paragraph while no ads are bought", async () => {
    const { root, props } = await drawn();
    expect(props.ads.map(({ position }) => position)).toEqual(["ban1", "ban2"]);
    const order = root.querySelectorAll(".article-body > *").map(({ id, rawTagName }) => id || rawTagName);
    expect(order).toEqual(["p", "p", "p", "ban1", "p", "p", "p", "ban2", "p"]);
    expect(root.querySelector("amp-ad")).toBeNull();
    expect(root.querySelectorAll("amp-consent, amp-geo, [on*=consent]")).toEqual([]);
    expect(root.querySelector("#ban1 a")?.text).toMatch(/\S/);
  });

  it("AMP-02 asks the ad server when the publisher has one", async () => {
    const root = parse(await withAdServer());
    expect(root.querySelectorAll("amp-ad").map((ad) => ad.getAttribute("data-slot"))).toEqual([
      "/4321/mrd/pol/article-amp/ban1",
      "/4321/mrd/pol/article-amp/ban2",
    ]);
    expect(root.querySelector("#ban1 a")).toBeNull();
    const blocks = root.querySelectorAll("amp-ad").map((ad) => ad.getAttribute("data-block-on-consent"));
    expect(blocks).toEqual(["_till_accepted", "_till_accepted"]);
  });

  it("ADS-06 with an ad server it asks the site first, and offers yes, no and the way back to the question", async () => {
    const root = parse(await withAdServer());
    const consent = root.querySelector("amp-consent");
    const settings = JSON.parse(consent?.querySelector("script")?.rawText ?? "{}");
    expect(settings).toMatchObject({ consentRequired: "remote", checkConsentHref: "/api/amp-consent" });
    const { ISOCountryGroups } = JSON.parse(root.querySelector("amp-geo script")?.rawText ?? "{}");
    expect(Object.keys(settings.geoOverride)).toEqual(Object.keys(ISOCountryGroups));
    expect(consent?.querySelector(`#${settings.promptUI}`)).not.toBeNull();
    expect(root.querySelectorAll("[on*=consent]").map((button) => button.getAttribute("on"))).toEqual([
      "tap:consent.reject",
      "tap:consent.accept",
      "tap:consent.prompt",
    ]);
  });
});

describe("its style sheet", () => {
  it("AMP-03 comes from the styling path that the rules have set", async () => {
    const { props } = await loaded({}, { styleSheet: async (address) => `/* ${address} */` });
    expect(props.styleSheet).toBe("/* https://static.example/amp.css */");
  });

  it("AMP-03 that cannot be fetched is told; the page is there without it and is not cached", async () => {
    const { props, log, noteFailure, status } = await loaded(
      {},
      { styleSheet: () => Promise.reject(new Error("no answer")) },
    );
    expect(status).toBe(200);
    expect(props.styleSheet).toBe("");
    expect(log.error).toHaveBeenCalledWith("AMP style sheet fetch failed", { message: "no answer", statusCode: 500 });
    expect(noteFailure).toHaveBeenCalled();
  });
});
