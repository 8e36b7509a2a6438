// ART-08: an unpublished story over HTTP, as a stranger and as an editor with a link.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "node-html-parser";
import { signPreview } from "../../content/preview-token.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";

const secret = "the secret of this very test";
const path = "/politics/unpublished-draft-test";

const draft = {
  type: "article",
  id: "unpublished-draft-test",
  title: "Zanzibarquux draft headline",
  canonical_url: path,
  wp__category: { title: "Politics", slug: "politics", path: "politics" },
  wp__tags: [{ title: "Senate", path: "politics/senate" }],
  fn__contributors: [{ full_name: "Nora Castellan", page_url: "/person/n/nora-castellan" }],
  fn__distribution_platforms: { google_news: { amp: true } },
  comments: { enabled: true },
  publication_date: "0000-00-00 00:00:00",
  published: false,
  components: [{ is: "paragraph", props: { text: "The words of the draft." } }],
};

/** What shows that the draft came as its own kind of page. */
const otherKinds = [
  ["slideshow", ".article-slideshow"],
  ["interactive", ".article-interactive"],
] as const;

let site: DemoSite;
const get = (address: string) => fetch(site.url + address, { redirect: "manual" });
const textOf = async (address: string) => (await get(address)).text();
const env = () => ({ DATA_DIR: site.dataDir, PREVIEW_SECRET: secret, SITE_ORIGIN: site.url });
const tokenFor = (article: string, until = Date.now() + 60_000) =>
  signPreview({ type: "article", id: article, until }, secret);

beforeAll(async () => {
  site = await startDemoSite({ env: { PREVIEW_SECRET: secret, SURROGATE_KEYS: "on" } });
  const records = [
    draft,
    { ...draft, id: "second-draft-test", canonical_url: "/politics/second-draft-test" },
    ...otherKinds.map(([kind]) => ({
      ...draft,
      id: `draft-${kind}`,
      canonical_url: `/politics/draft-${kind}`,
      fn__legacy_type: kind,
      components: [
        { is: "article-image", props: { url: "/uploads/art/a.svg", caption: "A picture of the draft." } },
        ...draft.components,
      ],
    })),
  ];
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  const { status, stderr } = await runContent(["import", "-"], env(), lines);
  expect(status, stderr).toBe(0);
});
afterAll(() => site.stop());

describe("a draft without a link", () => {
  it.each([path, `${path}.print`, `${path}.amp`, `/_page${path}`])("ART-08 %s is not found", async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("The words of the draft");
  });

  it.each([
    "/",
    "/politics",
    "/politics?page=2",
    "/category/politics/senate",
    "/person/n/nora-castellan",
    "/feeds/politics.xml",
    "/search-results/search?q=zanzibarquux",
    "/api/suggestions/zanzibarquux",
    "/api/article-search?isCategory=true&searchSelected=politics&size=30",
    "/zanzibarquux",
  ])("ART-08 is not in %s", async (address) => {
    expect(await textOf(address)).not.toContain("Zanzibarquux draft headline");
  });
});

describe("a draft with a link", () => {
  it("ART-08 is shown by the link the content command writes, with Draft in the place of the date", async () => {
    const { stdout } = await runContent(["preview", draft.id], env());
    const response = await fetch(stdout.trim());
    const root = parse(await response.text());
    expect(response.status).toBe(200);
    expect(root.querySelector("h1")?.text).toBe(draft.title);
    expect(root.querySelector("article .article-date")?.text).toBe("Draft");
    expect(root.querySelector("article header time")).toBeNull();
    expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex, nofollow");
    expect(root.querySelector("#comments")).toBeNull();
    expect(root.querySelectorAll('script[type="application/ld+json"]')).toEqual([]);
  });

  it.each(["", "/_page"])("ART-08 is stored by no cache, told to nobody and different to none: %s", async (prefix) => {
    const { headers, status } = await get(`${prefix}${path}?preview=${tokenFor(draft.id)}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("surrogate-key")).toBeNull();
    expect((await get(prefix + path)).status).toBe(404);
    expect((await get(prefix + path)).headers.get("surrogate-key")).toContain(`path:${path}`);
  });

  it("ART-08 leaves nothing behind: whoever asks next, on the same connection or another, gets what strangers get", async () => {
    const second = "/politics/second-draft-test";
    const link = `?preview=${tokenFor("second-draft-test")}`;
    const stranger = (address: string) => fetch(site.url + address, { headers: { connection: "close" } });
    const before = await Promise.all(["", "/_page"].map(async (prefix) => (await stranger(prefix + second)).status));
    for (const prefix of ["", "/_page", "", "/_page"]) {
      expect((await get(prefix + second + link)).status).toBe(200);
      for (const ask of [get, stranger]) {
        const response = await ask(prefix + second);
        const body = await response.text();
        expect(response.status).toBe(404);
        expect(body).not.toContain("Zanzibarquux");
        expect(body).not.toContain(link);
        expect(response.headers.get("cache-control")).toMatch(/^public/);
        expect((await ask(`${prefix}${second}?preview=`)).status).toBe(404);
        expect((await ask(`${prefix}${second}?preview=${tokenFor(draft.id)}`)).status).toBe(404);
      }
    }
    expect(before).toEqual([404, 404]);
    for (const address of [`/lite${second}`, `/api/article?path=${second}`, `/cards/1200/675${second}.jpg`])
      expect(await (await stranger(address)).text(), address).not.toContain("Zanzibarquux draft");
  });

  it("ART-08 is not shared with those who ask at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => get(turn % 2 === 0 ? path : `${path}?preview=${tokenFor(draft.id)}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 404, 200, 404, 200, 404, 200]);
  });

  it("ART-08 is found in its print variant, and each leads to the other with the link", async () => {
    const token = tokenFor(draft.id);
    const story = parse(await textOf(`${path}?preview=${token}`));
    const printUrl = story.querySelector('[aria-label="Story tools"] a[rel="nofollow"]')?.getAttribute("href") ?? "";
    expect(printUrl).toBe(`${path}.print?preview=${token}`);
    const response = await get(printUrl);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const print = parse(await response.text());
    expect(print.querySelector(".article-date")?.text).toBe("Draft");
    expect(print.querySelector('[data-island="print-controls"] a')?.getAttribute("href")).toBe(
      `${path}?preview=${token}`,
    );
  });

  it("ART-08 is found as AMP page too, with the label, out of the index and out of caches", async () => {
    const response = await get(`${path}.amp?preview=${tokenFor(draft.id)}`);
    const amp = parse(await response.text());
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(amp.querySelector(".article-date")?.text).toBe("Draft");
    expect(amp.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex, nofollow");
  });

  it.each(otherKinds)(
    "ART-08 a draft that is a %s is shown by its link alone, and cached by nobody",
    async (kind, mark) => {
      const address = `/politics/draft-${kind}`;
      expect((await get(address)).status).toBe(404);
      const response = await get(`${address}?preview=${tokenFor(`draft-${kind}`)}`);
      const root = parse(await response.text());
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(root.querySelector(mark)).not.toBeNull();
      expect(root.querySelector(".article-date")?.text).toBe("Draft");
      expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex, nofollow");
    },
  );

  it("ART-08 keeps its link through the redirect of a trailing slash", async () => {
    const token = tokenFor(draft.id);
    const { status, headers } = await get(`${path}/?preview=${token}`);
    expect([status, headers.get("location")]).toEqual([301, `${path}?preview=${token}`]);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it.each([
    ["expired", () => tokenFor(draft.id, Date.now() - 1000)],
    ["another draft's", () => tokenFor("second-draft-test")],
    ["a published story's", () => tokenFor("senate-clears-storm-recovery-bill")],
    ["nobody's", () => tokenFor("nobody")],
    ["forged", () => signPreview({ type: "article", id: draft.id, until: Date.now() + 60_000 }, "another secret")],
    ["nonsense", () => "1"],
  ])("ART-08 %s token answers as any unknown page", async (_, token) => {
    const response = await get(`${path}?preview=${token()}`);
    const body = await response.text();
    expect(response.status).toBe(404);
    expect(body).toContain("Something has gone wrong");
    expect(body).not.toContain(draft.title);
  });

  it("ART-08 a wrong token on a published page is the cached page", async () => {
    const published = "/politics/senate-clears-storm-recovery-bill";
    const [plain, tokened] = await Promise.all([get(published), get(`${published}?preview=1`)]);
    expect(tokened.headers.get("etag")).toBe(plain.headers.get("etag"));
    expect(tokened.headers.get("cache-control")).toContain("public");
  });
});
