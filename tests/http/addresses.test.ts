import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { article, get, getDocument } from "./site.ts";

it.each(["/fnctv", "/foxaroundtheworld", "/go", "/gowatch", "/newyears", "/personalities", "/shows", "/video"])(
  "ROUTE-04 %s is a page",
  async (path) => {
    const { response, root } = await getDocument(path);
    expect(response.status).toBe(200);
    expect(root.querySelector("h1")?.text).toMatch(/\S/);
  },
);

describe("search results", () => {
  it("ROUTE-08 are those for q, which the page shows again", async () => {
    const { response, root } = await getDocument("/search-results/search?q=storm");
    expect(response.status).toBe(200);
    expect(root.querySelector("h1")?.text).toContain("storm");
    expect(root.querySelector('main input[name="q"]')?.getAttribute("value")).toBe("storm");
    expect(root.querySelectorAll("main ol li").length).toBeGreaterThan(3);
    expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
  });

  it.each([
    ["?q=zzzzqqqq", "Nothing was found"],
    ["?q=", "Type a name"],
    ["", "Type a name"],
    ["?q=%3Czzzzqqqq%3E", "Nothing was found"],
  ])("ROUTE-08 with %s say “%s”", async (query, words) => {
    const { response, root, html } = await getDocument(`/search-results/search${query}`);
    expect(response.status).toBe(200);
    expect(root.querySelector("main")?.text).toContain(words);
    expect(html).not.toContain("<zzzz");
  });
});

describe("people", () => {
  it.each(["/personalities", "/person/personalities"])(
    "ROUTE-07 LAYOUT-03 %s lists them under their title",
    async (path) => {
      const { root } = await getDocument(path);
      expect(root.querySelector("h1")?.text).toBe("On Air Personalities");
      expect(root.querySelectorAll('main a[href^="/person/"]').length).toBeGreaterThan(20);
    },
  );

  it("ROUTE-18 a person has a page at /person/{p}/{slug}", async () => {
    const { response, root } = await getDocument("/person/h/harper-quill");
    expect(response.status).toBe(200);
    expect(root.querySelector("h1")?.text).toBe("Harper Quill");
    expect(root.querySelector("body")?.getAttribute("class")).toContain("person-single");
  });

  it.each([
    ["PERSON-02", "/person/x/harper-quill", "/person/h/harper-quill"],
    ["SHOW-01", "/shows/The-Floor", "/shows/the-floor"],
  ])("%s %s is not where the page is: 301 to %s", async (_, path, to) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(to);
  });

  it.each(["/person/harper-quill", "/person/h/no-such-person", "/shows/no-such-show"])(
    "PERSON-02 SHOW-01 %s is no page",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

it("ROUTE-16 a show has a page at /shows/{id}, with its hosts", async () => {
  const { response, root } = await getDocument("/shows/the-floor");
  expect(response.status).toBe(200);
  expect(root.querySelector("h1")?.text).toBe("The Floor");
  expect(root.querySelector('main a[href^="/person/"]')).not.toBeNull();
});

it("ROUTE-20 one row answers sections, stories and static pages", async () => {
  for (const [path, bodyClass] of [
    ["/politics", "section-front"],
    [article, "article-single"],
    ["/about", "static-page"],
  ] as const) {
    expect((await getDocument(path)).root.querySelector("body")?.getAttribute("class")).toContain(bodyClass);
  }
});

it("META-01 the publisher's logo and the default picture are there, in their sizes", async () => {
  const { html } = await getDocument(article);
  const logo = /"logo":\{[^}]*"url":"([^"]+)"/.exec(html)?.[1] ?? "";
  const picture =
    (await getDocument("/about")).root.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
  for (const [address, width, height] of [
    [logo, 360, 60],
    [picture, 1200, 675],
  ] as const) {
    const response = await get(new URL(address).pathname);
    expect(response.status).toBe(200);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width, height });
  }
});
