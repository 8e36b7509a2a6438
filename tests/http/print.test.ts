import { describe, expect, it } from "vitest";
import { brand } from "../brands/demo-brand.ts";
import { article, get, getDocument } from "./site.ts";

describe.each([`${article}.print`, `${article}.print.html`])("the print page %s", (path) => {
  it("PRINT-01 has logo, title, byline, date, source, body, author bio, canonical line, navigation, legal text", async () => {
    const { response, root } = await getDocument(path);
    expect(response.status).toBe(200);
    const story = (await getDocument(article)).root;
    const headline = story.querySelector("h1.headline")?.text;
    expect(root.querySelector("h1.headline")?.text).toBe(headline);
    expect(root.querySelector(`a[href="/"][aria-label^="${brand.name}"] svg`)).not.toBeNull();
    expect(root.querySelector(".author-byline a")?.text).toMatch(/\S/);
    expect(root.querySelector(".article-date time")?.getAttribute("datetime")).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(root.querySelector("article header")?.text).toContain("Source:");
    const paragraphs = (of: typeof root) => of.querySelectorAll(".article-body > p").map(({ text }) => text);
    expect(paragraphs(root)).toEqual(paragraphs(story));
    expect(root.querySelector('section[aria-label^="About "]')?.text).toMatch(/\S/);
    const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute("href");
    expect(root.querySelector("footer")?.text).toContain(canonical);
    expect(root.querySelector('footer nav a[href="/terms-of-use"]')).not.toBeNull();
    expect(root.querySelector("footer")?.text).toContain("All rights reserved");
  });

  it("PRINT-01 has Print and Close; Close leads to the story without script", async () => {
    const controls = (await getDocument(path)).root.querySelector('[data-island="print-controls"]');
    expect(controls?.querySelector("button.needs-script")?.text).toContain("Print");
    expect(controls?.querySelector(`a[href="${article}"]`)?.text).toContain("Close");
  });

  it("PRINT-01 every picture comes at 612x344", async () => {
    const pictures = (await getDocument(path)).root.querySelectorAll("article img");
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      const src = picture.getAttribute("src") ?? "";
      expect(src).toContain("/612/344/");
      const answer = await get(src);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^image\//);
    }
  });

  it("ART-01 stands without network bar, masthead and site footer, and is not indexed", async () => {
    const { root } = await getDocument(path);
    const canonical = (await getDocument(article)).root.querySelector('link[rel="canonical"]')?.getAttribute("href");
    expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(canonical);
    expect(root.querySelectorAll("nav")).toHaveLength(1);
    expect(root.querySelectorAll("footer")).toHaveLength(1);
    expect(root.querySelector("form")).toBeNull();
    expect(root.querySelectorAll("main")).toHaveLength(1);
    expect(root.querySelectorAll("h1")).toHaveLength(1);
  });
});

it("ART-10 the link in the article's header leads to the print page", async () => {
  const { root } = await getDocument(article);
  expect(root.querySelector(`a[href="${article}.print"]`)?.text).toContain("Print");
});

it.each([
  ["of no story", "/politics/no-such-story.print", 404],
  ["of a section", "/politics.print", 404],
])("ART-01 an address %s, %s, answers %i", async (_, path, status) => {
  expect((await get(path)).status).toBe(status);
});

it("LOAD-01 a print address with a slash at its end redirects", async () => {
  const response = await get(`${article}.print/`);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(`${article}.print`);
});
