import { describe, expect, it } from "vitest";
import { brand } from "../brands/demo-brand.ts";
import { yearOf } from "../../site/lib/dates.ts";
import { article, get, getDocument } from "./site.ts";

const paths = ["/", "/politics", article, "/no/such/story"];

describe.each(paths)("around the page %s", (path) => {
  it("HEADER-01 the main navigation has its eleven labels in their order", async () => {
    const { root } = await getDocument(path);
    const labels = root.querySelectorAll('nav[aria-label="Sections"] li').map(({ text }) => text.trim());
    expect(labels).toEqual([
      "U.S.",
      "Politics",
      "World",
      "Opinion",
      "Media",
      "Entertainment",
      "Sports",
      "Lifestyle",
      "Video",
      "AI",
      "More",
    ]);
  });

  it("HEADER-02 the clock tells the time in US/Eastern", async () => {
    const { root } = await getDocument(path);
    const clock = root.querySelector("header time");
    const at = Date.parse(clock?.getAttribute("datetime") ?? "");
    expect(Math.abs(Date.now() - at)).toBeLessThan(10 * 60_000);
    expect(clock?.text).toMatch(/\d{1,2}:\d\d [AP]M ET$/);
    const zone = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", hour: "numeric", minute: "2-digit" });
    expect(clock?.text).toContain(zone.format(at).replace(/\s/, " "));
  });

  it("HEADER-04 Login and Watch TV lead to pages", async () => {
    const { root } = await getDocument(path);
    const links = root.querySelectorAll("header a");
    for (const label of ["Login", "Watch TV"]) {
      const href = links.find(({ text }) => text.includes(label))?.getAttribute("href") ?? "";
      expect((await get(href)).status).toBe(200);
    }
  });

  it("HEADER-07 NETBAR-01 links to sister sites open in a new tab, safely", async () => {
    const { root } = await getDocument(path);
    const bar = root.querySelectorAll(`nav[aria-label="${brand.shortName} network"] a[target]`);
    expect(bar.map(({ text }) => text)).toEqual([
      "Meridian Media",
      "Meridian Business",
      "Meridian+",
      "Audio",
      "Weather",
      "Outbound",
      "Books",
    ]);
    const outside = root
      .querySelectorAll("a")
      .filter((link) => link.getAttribute("href")?.startsWith("http") && link.closest("main") === null);
    expect(outside.length).toBeGreaterThan(bar.length);
    for (const link of outside) {
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")).toContain("noopener");
    }
  });

  it("FOOTER-02 the copyright line has this year and the note on market data", async () => {
    const { root } = await getDocument(path);
    const legal = root.querySelectorAll("footer").at(-1)?.text ?? "";
    expect(legal).toContain(`© ${yearOf(Date.now())} ${brand.name}`);
    expect(legal).toContain("Market data delayed by at least 15 minutes");
  });
});

it("HEADER-03 the search box is a GET form that answers without script", async () => {
  const { root } = await getDocument("/");
  const form = root.querySelector("header form");
  expect(form?.getAttribute("method")).toBe("get");
  expect(form?.querySelector("input")?.getAttribute("name")).toBe("q");
  const found = await getDocument(`${form?.getAttribute("action")}?q=storm`);
  expect(found.response.status).toBe(200);
  expect(found.root.querySelectorAll("main li article, main ol li").length).toBeGreaterThan(0);
});

it("HEADER-05 the strip of topics is the answer of /api/hotTopics", async () => {
  const { title, list_items } = await (await get("/api/hotTopics")).json();
  const strip = (await getDocument("/")).root.querySelector('nav[aria-label="Hot topics"]');
  expect(strip?.text).toContain(title);
  expect(strip?.querySelectorAll("a").map((link) => [link.text, link.getAttribute("href")])).toEqual(
    list_items.map(({ text, url }: { text: string; url: string }) => [text, url]),
  );
});

it("HEADER-06 the menu lists the thirteen categories", async () => {
  const menu = (await getDocument("/")).root.querySelector("#site-menu");
  expect(menu?.querySelectorAll("h2").map(({ text }) => text)).toEqual([
    "U.S.",
    "World",
    "Opinion",
    "Politics",
    "Entertainment",
    "Business",
    "Lifestyle",
    "Science",
    "Tech",
    "Health",
    "TV",
    "About",
    "Other",
  ]);
});

it("FOOTER-01 the fixed links and the feeds are there, and lead to pages", async () => {
  const { root } = await getDocument("/");
  const hrefs = new Set(root.querySelectorAll("footer a").map((link) => link.getAttribute("href")));
  for (const path of [
    "/terms-of-use",
    "/privacy-policy",
    "/privacy-choices",
    "/closed-captioning",
    "/help",
    "/contact",
    "/accessibility",
    "/rss",
    "/newsletters",
  ]) {
    expect(hrefs).toContain(path);
    expect((await get(path)).status).toBe(200);
  }
  for (const { url } of brand.social) expect(hrefs).toContain(url);
});

it("LAYOUT-05 gowatch has neither header nor network bar, and still a footer", async () => {
  const { response, root } = await getDocument("/gowatch");
  expect(response.status).toBe(200);
  expect(root.querySelector('nav[aria-label="Sections"]')).toBeNull();
  expect(root.querySelector(`nav[aria-label="${brand.shortName} network"]`)).toBeNull();
  expect(root.querySelector("footer")).not.toBeNull();
});
