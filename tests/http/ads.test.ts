// Advertising over HTTP: where the reader is, what the keyword feed says, and which body rule is in force.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { startMetaFeedStandIn, type MetaFeedStandIn } from "../stand-ins/meta-feed.ts";
import { article, get } from "./site.ts";

describe("as configured by default", () => {
  it("ADS-06 nobody knows where the reader is, and no shared cache keeps that", async () => {
    const response = await get("/api/region", { "x-country": "US" });
    expect(await response.json()).toEqual({});
    expect(response.headers.get("cache-control")).toMatch(/^private/);
  });

  it("ADS-06 there is no keyword feed", async () => {
    expect((await get("/api/ad-keyword?id=1")).status).toBe(404);
  });

  it("ADS-03 the body's slots stand by paragraph, and nothing of an ad server is on the page", async () => {
    const html = await (await get(article)).text();
    expect(html).toContain('id="ban2"');
    expect(html).not.toContain('id="inread"');
    expect(html).not.toMatch(/data-island="ad"|googletag|doubleclick/);
  });
});

describe("with an ad server, a feed and ads by block", () => {
  let feed: MetaFeedStandIn;
  let site: DemoSite;
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });

  beforeAll(async () => {
    feed = await startMetaFeedStandIn();
    site = await startDemoSite({
      env: {
        AD_PROVIDER: "gpt",
        AD_NETWORK: "1234567",
        AD_META_URL: feed.url,
        REGION_HEADER: "x-country",
        REGION_DEFAULT: "CA",
        BODY_ADS: "by-block",
      },
    });
  });
  afterAll(async () => {
    await site.stop();
    await feed.stop();
  });

  it.each([
    ["de", "DE"],
    ["US", "US"],
    ["XX", "CA"],
    ["<script>", "CA"],
  ])("ADS-06 a proxy that says %s means %s", async (header, region) => {
    expect(await (await ask("/api/region", { "x-country": header })).json()).toEqual({ region });
  });

  const askConsent = async (headers: Record<string, string>, body = "{}") =>
    fetch(`${site.url}/api/amp-consent`, { method: "POST", headers, body });

  it.each<[string, Record<string, string>, object]>([
    ["in Germany is asked", { "x-country": "DE" }, { consentRequired: true }],
    ["in the U.S. is not", { "x-country": "US" }, { consentRequired: false }],
    ["with Global Privacy Control gets none", { "sec-gpc": "1" }, { consentStateValue: "rejected", expireCache: true }],
    ["who chose no gets none", { cookie: "ad-choice=no" }, { consentStateValue: "rejected" }],
    ["who chose yes gets them", { "x-country": "DE", cookie: "ad-choice=yes" }, { consentStateValue: "accepted" }],
  ])("ADS-06 an AMP page asks for its reader: one %s", async (_, headers, answer) => {
    const response = await askConsent(headers);
    expect(await response.json()).toMatchObject(answer);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("ADS-06 an AMP cache may ask too, nobody else's page", async () => {
    const origin = "https://www-meridian-example.cdn.ampproject.org";
    const allowed = async (from: string) =>
      (await askConsent({ origin: from })).headers.get("access-control-allow-origin");
    expect(await allowed(origin)).toBe(origin);
    expect(await allowed("https://evil.example")).toBeNull();
    expect(await allowed("https://cdn.ampproject.org.evil.example")).toBeNull();
    expect((await askConsent({}, "not json")).status).toBe(400);
  });

  it("ADS-06 an AMP page names what waits for consent", async () => {
    const html = await (await ask(`${article}.amp`)).text();
    expect(html).toMatch(/<meta name="amp-consent-blocking" content="amp-ad,[a-z,-]*amp-iframe">/);
    expect(html).not.toMatch(/<amp-ad (?![^>]*data-block-on-consent="_till_accepted")/);
  });

  it("ADS-06 the keyword of a story is asked for once, and a failing feed leaves it empty", async () => {
    const answers = await Promise.all(["a-1", "a-1", "a-1"].map((id) => ask(`/api/ad-keyword?id=${id}`)));
    for (const answer of answers) expect(await answer.json()).toEqual({ keyword: "about a-1" });
    expect(feed.asked.filter((id) => id === "a-1")).toHaveLength(1);
    expect(await (await ask(`/api/ad-keyword?id=${feed.broken}`)).json()).toEqual({ keyword: "" });
    await expect.poll(() => site.log()).toContain("ad keyword failed");
  });

  it.each(["", "../secret", "a b", "x".repeat(101)])("ADS-06 %j is no id", async (id) => {
    expect((await ask(`/api/ad-keyword?id=${encodeURIComponent(id)}`)).status).toBe(400);
  });

  it("ADS-02 the body's slots stand by block, each with what the ad server is to be asked for", async () => {
    const response = await ask(article);
    const html = await response.text();
    expect(html).toContain('id="inread"');
    expect(html).toContain("/1234567/meridian/pol/article/inread");
    expect(html).toContain("300x251");
    expect(html).not.toContain('id="ban3"');
    expect(response.headers.get("content-security-policy")).toMatch(/script-src [^;]*securepubads/);
  });
});
