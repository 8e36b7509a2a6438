import { describe, expect, it } from "vitest";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { get, getDocument } from "./site.ts";

const slideshow = "/us/odalys-first-day-in-pictures";
const pictures = 12;

describe("a slideshow", () => {
  it("ART-01 SLIDE-01 is complete without script: headline, dek, every picture with its caption, in order", async () => {
    const { response, root } = await getDocument(slideshow);
    expect(response.status).toBe(200);
    expect(root.querySelector("h1.headline")?.text).toContain("Odalys");
    expect(root.querySelector("h2.sub-headline")?.text).toMatch(/\S/);
    const slides = root
      .querySelectorAll("section ol > li[id]")
      .filter((slide) => slide.querySelector("figure") !== null);
    expect(slides.map(({ id }) => id)).toEqual(Array.from({ length: pictures }, (_, index) => `picture-${index + 1}`));
    for (const slide of slides) {
      expect(slide.querySelector("img")?.getAttribute("alt")).toMatch(/\S/);
      expect(slide.querySelector("figcaption")?.text).toMatch(/\S{3}/);
    }
    expect(slides[2]?.text).toContain(`3 of ${pictures}`);
  });

  it("IMG-02 its pictures come at 931x524, and only the cover is fetched at once", async () => {
    const { root } = await getDocument(slideshow);
    const [cover, first] = root.querySelectorAll("section ol figure img");
    const { width, height } = imageSizes.slideshow;
    for (const image of [cover, first]) {
      expect(image?.getAttribute("src")).toContain(`/${width}/${height}/`);
      expect(image?.getAttribute("width")).toBe(String(width));
    }
    expect(cover?.getAttribute("loading")).toBe("eager");
    expect(first?.getAttribute("loading")).toBe("lazy");
  });

  it("SLIDE-02 has thumbnails that lead to the slides, two views and a share dialog that is closed", async () => {
    const { root } = await getDocument(slideshow);
    const links = root.querySelectorAll('nav[aria-label="All pictures"] a');
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      Array.from({ length: pictures }, (_, index) => `#picture-${index + 1}`),
    );
    expect(root.querySelector('[data-gallery="filmstrip"]')?.getAttribute("aria-pressed")).toBe("true");
    expect(root.querySelector('[data-gallery="grid"]')?.getAttribute("aria-pressed")).toBe("false");
    expect(root.querySelector("dialog#share-picture")?.hasAttribute("open")).toBe(false);
  });

  it("SLIDE-03 recommends up to five other slideshows, never itself", async () => {
    const { root } = await getDocument(slideshow);
    const urls = root.querySelectorAll("[data-list] a").map((link) => link.getAttribute("href") ?? "");
    expect(urls).toHaveLength(5);
    expect(urls).not.toContain(slideshow);
    for (const url of urls) expect((await getDocument(url)).root.querySelector(".article-slideshow")).not.toBeNull();
  });

  it("SLIDE-03 the call answers slideshows only, of one section or of all", async () => {
    const ask = async (query: string) => (await get(`/api/article-search?size=6&offset=0&${query}`)).json();
    const ofSection = await ask("isCategory=true&searchSelected=us&contentTypes=slideshow");
    expect(ofSection.map(({ url }: { url: string }) => url)).toEqual([slideshow]);
    const ofAll = await ask("contentTypes=slideshow");
    expect(ofAll).toHaveLength(6);
    expect(ofAll.every(({ form }: { form: string }) => form === "slideshow")).toBe(true);
  });

  it("no id of the document stands twice", async () => {
    const { root } = await getDocument(slideshow);
    const ids = root.querySelectorAll("[id]").map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("ART-01 each variant brings a style of its own", async () => {
    const ownStyle = async (path: string) =>
      (await getDocument(path)).root.querySelectorAll('link[rel="stylesheet"]').at(-1)?.getAttribute("href");
    const styles = await Promise.all(
      [slideshow, "/politics/storm-bill-where-38-billion-goes", "/politics/senate-clears-storm-recovery-bill"].map(
        ownStyle,
      ),
    );
    expect(new Set(styles).size).toBe(3);
  });

  it("PRINT-01 on paper every picture comes at 612x344 with its caption", async () => {
    const { root } = await getDocument(`${slideshow}.print`);
    const figures = root.querySelectorAll("article figure");
    expect(figures).toHaveLength(pictures + 1);
    for (const figure of figures) {
      expect(figure.querySelector("img")?.getAttribute("src")).toContain("/612/344/");
      expect(figure.querySelector("figcaption")?.text).toMatch(/\S{3}/);
    }
  });
});

describe("an interactive", () => {
  const interactive = "/politics/storm-bill-where-38-billion-goes";

  it("INTER-01 has headline, sub-headline and its components in order", async () => {
    const { response, root } = await getDocument(interactive);
    expect(response.status).toBe(200);
    expect(root.querySelector("body.article-interactive")).not.toBeNull();
    expect(root.querySelector("h1.headline")?.text).toContain("$38.6 billion");
    expect(root.querySelector("h2.sub-headline")?.text).toMatch(/\S/);
    const headings = root.querySelectorAll(".article-body > h2").map(({ text }) => text);
    expect(headings[0]).toBe("1. The cent that moves first");
    expect(root.querySelectorAll(".article-body table")).toHaveLength(2);
    expect(root.querySelector(".article-body > p")?.text).toContain("The bill the Senate passed");
  });

  it("INTER-01 modules with a query are filled by the layout engine", async () => {
    const { root } = await getDocument("/science/kestrel-2-eleven-minutes-descent");
    const module = root.querySelectorAll("article section").find(({ text }) => text.includes("More on Kestrel-2"));
    expect(module?.querySelectorAll("li a").length).toBeGreaterThanOrEqual(4);
  });
});

describe("documents of stories", () => {
  const story = "/politics/what-is-in-storm-recovery-bill";

  it("BLOCK-08 a viewer that waits, and a link, with a policy that lets the page frame its own host", async () => {
    const { response, root } = await getDocument(story);
    const viewer = root.querySelector("iframe");
    expect(viewer?.getAttribute("loading")).toBe("lazy");
    expect(viewer?.getAttribute("height")).toBe("720");
    expect(response.headers.get("content-security-policy")).toContain("frame-src 'self'");
    const file = await get(viewer?.getAttribute("src") ?? "");
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-security-policy")).not.toContain("sandbox");
    expect((await file.text()).slice(0, 5)).toBe("%PDF-");
  });

  it("BLOCK-08 paper names the document and where it is", async () => {
    const { root } = await getDocument(`${story}.print`);
    expect(root.querySelector("iframe")).toBeNull();
    expect(root.querySelector("article")?.text).toContain("/uploads/documents/storm-recovery-bill-summary.pdf");
  });
});
