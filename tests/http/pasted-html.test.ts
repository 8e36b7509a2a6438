// HTML that editors pasted into a story, as an import brings it and a page shows it.

import { parse, type HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";

const embedScript = (src: string) => `<script async src="${src}"></script>`;

const pasted = [
  `<table border="1" style="color:red"><tr><th colspan="2">Turnout</th></tr><tr><td>East</td><td onclick="x()">61</td></tr></table>`,
  `<p>Look:</p><figure><img src="https://pics.example/ferry.jpg" alt="The ferry"><figcaption>At <em>dawn</em></figcaption></figure>`,
  `<ol start="4"><li>Pack<ul><li>water</li></ul></li></ol>`,
  `<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/CkQ8mRd0aZ1/">x</blockquote>${embedScript("//www.instagram.com/embed.js")}`,
  `<blockquote class="twitter-tweet"><a href="https://x.com/a/status/20">x</a></blockquote>${embedScript("https://platform.twitter.com/widgets.js")}`,
  `<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@a/video/7160000000000000001">x</blockquote>`,
  `<iframe title="Jobs" src="https://datawrapper.dwcdn.net/aB3xY/4/" height="500"></iframe><script>resize()</script>`,
  `<div class="flourish-embed" data-src="visualisation/11223344"></div>${embedScript("https://public.flourish.studio/resources/embed.js")}`,
  `<div class="infogram-embed" data-id="7d1c1a38-6c4e-4d0f" data-title="Turnout"></div><script>!function(){}()</script>`,
  `<iframe src="http://old.example/map" width="600" height="400"></iframe>`,
  `<iframe src="https://maps.example/1" title="The map"></iframe>${embedScript("https://widgets.example/w.js")}`,
];

const record = {
  type: "article",
  id: "31337",
  title: "Pasted together",
  canonical_url: "/harbour/pasted",
  publication_date: "2026-03-01T10:00:00Z",
  last_published_date: "2026-03-01T10:00:00Z",
  fn__distribution_platforms: { google_news: { amp: true } },
  components: pasted.map((content) => ({ component: "advanced-media", model: { content } })),
};

let site: DemoSite;
let told = "";
const pageAt = async (path: string): Promise<{ root: HTMLElement; response: Response }> => {
  const response = await fetch(site.url + path);
  return { root: parse(await response.text()), response };
};

beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { SITE_ORIGIN: "https://news.example" } });
  const { stderr } = await runContent(["import", "-"], { DATA_DIR: site.dataDir }, JSON.stringify(record));
  told = stderr;
});
afterAll(async () => {
  await site.stop();
});

it("BLOCK-10 tables, pictures with captions and lists keep their shape on the page", async () => {
  const { root } = await pageAt("/harbour/pasted");
  const table = root.querySelector(".article-body table");
  expect(table?.querySelector("th")?.getAttribute("colspan")).toBe("2");
  expect(table?.querySelectorAll("td").map((cell) => cell.outerHTML)).toEqual(["<td>East</td>", "<td>61</td>"]);
  const picture = root.querySelectorAll(".article-body figure").find((figure) => figure.text.includes("dawn"));
  expect(picture?.querySelector("img")?.getAttribute("alt")).toBe("The ferry");
  expect(root.querySelector(".article-body ol[start=4] > li > ul > li")?.text).toBe("water");
});

it("BLOCK-10 the code of a provider is the embed of that provider, by name", async () => {
  const { root, response } = await pageAt("/harbour/pasted");
  const embeds = root.querySelectorAll("figure[data-embed]").map((embed) => embed.getAttribute("data-embed"));
  expect(embeds).toEqual(["instagram", "tweet", "tiktok", "chart", "chart", "chart", "raw-html"]);
  const words = root.querySelector(".article-body")?.text ?? "";
  for (const name of ["Datawrapper", "Flourish", "Infogram"]) expect(words).toContain(`Always load from ${name}`);
  const policy = response.headers.get("content-security-policy") ?? "";
  for (const host of ["https://datawrapper.dwcdn.net", "https://e.infogram.com"]) expect(policy).toContain(host);
  // Nothing of a provider is loaded by the page itself.
  expect(root.querySelectorAll(".article-body script, .article-body iframe")).toEqual([]);
});

it("BLOCK-10 a frame whose source starts with http: is left as it is, also where readers come by https", async () => {
  const { root, response } = await pageAt("/harbour/pasted");
  const frame = root.querySelector('figure[data-embed="raw-html"] [data-props]');
  const { way } = JSON.parse(frame?.getAttribute("data-props") ?? "{}");
  expect(way).toMatchObject({ by: "pasted", src: "http://old.example/map", width: 600, height: 400 });
  expect(way).not.toHaveProperty("sandbox");
  // Browsers ask for it by https then.
  expect(response.headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
});

it("BLOCK-10 what cannot be shown is a link, and is told at the import", async () => {
  const { root } = await pageAt("/harbour/pasted");
  expect(root.querySelector('.article-body a[href="https://maps.example/1"]')?.text).toBe("The map");
  expect(told.trimEnd().split("\n")).toEqual([
    expect.stringMatching(/article\/31337: warning: components\.10\.<iframe> .*a link stands in its place$/),
    expect.stringMatching(/article\/31337: warning: components\.10\.<script> .*scripts are not run$/),
  ]);
});

it("AMP-01 the same story on AMP has no picture, frame or script but AMP's own", async () => {
  const { root, response } = await pageAt("/harbour/pasted.amp");
  expect(response.status).toBe(200);
  expect(root.querySelectorAll("main img, main iframe, main script")).toEqual([]);
  expect(root.querySelectorAll("amp-iframe").map((frame) => frame.getAttribute("src"))).toEqual(
    expect.arrayContaining([
      "https://datawrapper.dwcdn.net/aB3xY/",
      "https://e.infogram.com/7d1c1a38-6c4e-4d0f?src=embed",
    ]),
  );
});
