import { importRecords } from "../demo-site.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { story } from "../faults/running-site.ts";
import { article, get, getDocument } from "./site.ts";

const notOnAmp = "/politics/campaign-filings-late-fines";

describe.each([`${article}.amp`, `${article}.amp.html`])("the AMP page %s", (path) => {
  it("AMP-01 is a document of its own, with AMP's script and none of the site's", async () => {
    const { response, html, root } = await getDocument(path);
    expect(response.status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html ⚡ lang="en-US">/);
    const scripts = root.querySelectorAll("script:not([type='application/ld+json'])");
    expect(scripts.map((script) => script.getAttribute("src"))).toEqual([
      "https://cdn.ampproject.org/v0.js",
      "https://cdn.ampproject.org/v0/amp-sidebar-0.1.js",
      "https://cdn.ampproject.org/v0/amp-video-0.1.js",
    ]);
    expect(root.querySelectorAll("amp-video").length).toBeGreaterThan(0);
    expect(html).not.toMatch(/amp-consent|amp-geo|tap:consent/);
    expect(root.querySelector("#page-state")).toBeNull();
    expect(root.querySelectorAll("h1")).toHaveLength(1);
    expect(root.querySelectorAll("main")).toHaveLength(1);
  });

  it("AMP-01 has the words of the standard page", async () => {
    const words = async (of: string) =>
      (await getDocument(of)).root.querySelectorAll(".article-body > p").map(({ text }) => text);
    expect(await words(path)).toEqual(await words(article));
  });

  it("ART-02 and the standard page point to each other", async () => {
    const standard = (await getDocument(article)).root;
    const { root } = await getDocument(path);
    const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute("href");
    expect(canonical).toBe(standard.querySelector('link[rel="canonical"]')?.getAttribute("href"));
    expect(standard.querySelector('link[rel="amphtml"]')?.getAttribute("href")).toBe(`${canonical}.amp`);
    expect(root.querySelector('link[rel="amphtml"]')).toBeNull();
  });

  it("ART-15 has its own structured data: the story, its dates, people, picture and publisher", async () => {
    const { root } = await getDocument(path);
    const data = root.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => JSON.parse(rawText));
    expect(data.find((one) => one["@type"] === "NewsArticle")).toMatchObject({
      headline: expect.stringMatching(/\S/),
      datePublished: expect.stringMatching(/^\d{4}-/),
      author: [{ "@type": "Person", name: expect.stringMatching(/\S/) }, { "@type": "Person" }],
      image: { "@type": "ImageObject" },
      publisher: { logo: { width: "360", height: "60" } },
    });
  });
});

it("AMP-03 inlines the style sheet that stands at the styling path, within 75,000 bytes", async () => {
  const sheet = await (await get("/amp.css")).text();
  const built = readFileSync(join(import.meta.dirname, "../../dist/client/amp.css"), "utf8");
  // The brand stands at its end.
  expect(sheet.startsWith(built)).toBe(true);
  expect(sheet.slice(built.length)).toContain("@font-face");
  expect(Buffer.byteLength(sheet)).toBeLessThanOrEqual(75_000);
  expect(sheet).not.toContain("!important");
  expect(sheet).not.toMatch(/@(?!media|font-face|keyframes|supports|page)/);
  const { html } = await getDocument(`${article}.amp`);
  expect(html).toContain(`<style amp-custom>${sheet}</style>`);
  for (const [, font = ""] of sheet.matchAll(/url\(([^)]+)\)/g)) expect((await get(font)).status).toBe(200);
});

it("AMP-02 keeps room for an ad after every third paragraph", async () => {
  const { root } = await getDocument(`${article}.amp`);
  const order = root.querySelectorAll(".article-body > p, .article-body > aside").map(({ id }) => id || "p");
  expect(order.slice(0, 8)).toEqual(["p", "p", "p", "ban1", "p", "p", "p", "ban2"]);
});

it("has a policy of its own: AMP's scripts, nobody else's; the standard page's stays strict", async () => {
  const amp = (await get(`${article}.amp`)).headers.get("content-security-policy") ?? "";
  expect(amp).toContain("script-src https://cdn.ampproject.org blob:;");
  expect(amp).toContain("object-src 'none'");
  expect((await get(article)).headers.get("content-security-policy")).not.toContain("ampproject");
});

it("ROUTE-01 a client navigation to it becomes a document load", async () => {
  const answer = await get(`/_page${article}.amp`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ build: expect.any(String), document: true });
});

it("ART-02 a record that says so is AMP at its own address, for documents and client navigations alike", async () => {
  await importRecords({ DATA_DIR: inject("dataDir") }, [{ ...story("own-amp", "An AMP story"), isAMP: true }]);
  const { response, html } = await getDocument("/us/own-amp");
  expect(response.status).toBe(200);
  expect(html).toMatch(/^<!doctype html><html ⚡/);
  expect(await (await get("/_page/us/own-amp")).json()).toMatchObject({ document: true });
});

it.each([
  ["ART-02", `${notOnAmp}.amp`, notOnAmp],
  ["ART-02", `${notOnAmp}.amp.html`, notOnAmp],
  ["LOAD-01", `${article}.amp/`, `${article}.amp`],
])("%s %s redirects to %s", async (_, path, to) => {
  const document = await get(path);
  expect(document.status).toBe(301);
  expect(document.headers.get("location")).toBe(to);
  expect(await (await get(`/_page${path}`)).json()).toMatchObject({ redirect: { to, status: 301 } });
});

it.each([
  ["of no story", "/politics/no-such-story.amp"],
  ["of a section", "/politics.amp"],
  ["with two endings", `${article}.print.amp`],
  ["with two endings", `${article}.amp.print`],
])("ART-01 an address %s, %s, is not found", async (_, path) => {
  expect((await get(path)).status).toBe(404);
});

it("ART-02 a story that is not on AMP links no AMP page", async () => {
  const { response, root } = await getDocument(notOnAmp);
  expect(response.status).toBe(200);
  expect(root.querySelector('link[rel="amphtml"]')).toBeNull();
});
