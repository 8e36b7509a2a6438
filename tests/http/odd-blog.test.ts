// Long: one table of everything that an odd blog has. It moves in: nothing is lost untold, everything answers, and a second time changes nothing.

import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { safeMediaPath } from "../../content/moving-in/safe-media-path.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { oddBlog } from "../stand-ins/blog/odd-blog.ts";

let home: string;
let site: DemoSite;
let runs: Awaited<ReturnType<typeof runContent>>[];
/** With its television: the blog has an address of the video room. */
const brand = { BRAND_DIR: join(import.meta.dirname, "..", "..", "brand") };
/** The resizer's addresses carry no accent and no space. */
const crane = safeMediaPath("grúa 2.jpg");
const folder = () => join(home, "moving-in", "odd-example");

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "meridian-odd-blog-"));
  const files = join(home, "copy", "uploads", "2024", "05");
  await mkdir(files, { recursive: true });
  const begins = {
    "film.mp4": "\0\0\0\x18ftypisom",
    "song.mp3": "ID3",
    "minutes.docx": "PK\x03\x04",
    "plan.pdf": "%PDF-1.7",
    "shared.webm": "\x1aE\xdf\xa3",
    "quay.jpg": "\xff\xd8\xff\xd9",
    "grúa 2.jpg": "\xff\xd8\xff\xd9",
  };
  for (const [name, begin] of Object.entries(begins)) await writeFile(join(files, name), begin, "latin1");
  await writeFile(join(home, "odd.xml"), oddBlog);
  // What a run that was killed leaves behind.
  await mkdir(folder(), { recursive: true });
  await writeFile(join(folder(), "comments.jsonl.part"), "half a li");
  const move = () =>
    runContent(["import-wordpress", join(home, "odd.xml"), "--media-dir", join(home, "copy")], {
      ...brand,
      DATA_DIR: home,
    });
  runs = [await move(), await move()];
  site = await startDemoSite({ empty: true, dataDir: home, env: brand });
});
afterAll(async () => {
  await site.stop();
  await rm(home, { recursive: true, force: true });
});

const report = async () => JSON.parse(await readFile(join(folder(), "report.json"), "utf8"));
const pageAt = async (path: string) => parse(await (await fetch(site.url + path)).text());

describe("an odd blog", () => {
  it("comes in whole, and a second time changes nothing", () => {
    expect(runs.map(({ status }) => status)).toEqual([0, 0]);
    expect(runs[1]?.stdout).toMatch(/^0 stored, \d+ unchanged, 0 refused\n0 files brought, 7 there before, 0 failed\n/);
  });

  it("takes over what a killed run left unfinished, and leaves nothing unfinished itself", async () => {
    expect((await readdir(folder())).filter((name) => name.endsWith(".part"))).toEqual([]);
    expect(JSON.parse(await readFile(join(folder(), "comments.jsonl"), "utf8"))).toMatchObject({ text: "Well said." });
  });

  it("has its report and its comments in a backup, for nobody else to read", async () => {
    const [backup, restored] = [join(home, "backup"), join(home, "restored")];
    expect((await runContent(["backup", backup], { DATA_DIR: home })).status).toBe(0);
    expect((await runContent(["restore", backup], { DATA_DIR: restored })).status).toBe(0);
    for (const name of await readdir(folder())) {
      const [before, after] = [join(folder(), name), join(restored, "moving-in", "odd-example", name)];
      expect(await readFile(after, "utf8")).toBe(await readFile(before, "utf8"));
      expect((await stat(after)).mode).toBe((await stat(before)).mode);
    }
  });

  it("has figures that add up, and stories that readers do not see are no stories of theirs", async () => {
    const { balances, kinds } = await report();
    const counted = balances.map(({ what, came, went, left }: Record<string, unknown>) => [what, came, went, left]);
    expect(Object.fromEntries(counted.map(([what, ...figures]: unknown[]) => [what, figures]))).toEqual({
      authors: [6, 6, 0],
      categories: [4, 4, 0],
      "types of posts": [1, 1, 0],
      tags: [2, 2, 0],
      posts: [15, 13, 2],
      "posts, due later": [1, 1, 0],
      "posts, not published": [6, 6, 0],
      pages: [4, 4, 0],
      "pages, not published": [1, 1, 0],
      "items of the type event": [1, 1, 0],
      "items of the type flamingo_inbound": [1, 0, 1],
      comments: [1, 1, 0],
      attachments: [8, 8, 0],
      "items of the type wp_block": [2, 1, 1],
      "pictures and files": [7, 7, 0],
    });
    expect(kinds).toMatchObject({ article: 15, "article, not published": 6, video: 2 });
  });

  it("names what is not here", async () => {
    const { losses, notes } = await report();
    const told = losses.map(({ item, what }: Record<string, string>) => `${item}: ${what}`);
    expect(told).toEqual(
      expect.arrayContaining([
        "post 1 “Everything”: the reusable block 999, which is not in the export",
        "post 1 “Everything”: an embed of unknown.example, which is now a link",
        "post 1 “Everything”: a video or audio file, which is now a link",
        expect.stringMatching(/^post 1 .*a link to a file that is not served here.*tool\.exe$/),
        "post 10 “Sticky, changed”: the second item of one number: the first is here",
        "post 13 “In the bin”: the whole item, whose status is trash",
        "post 31 “In harbour”: the shortcode [vc_row]",
        "post 31 “In harbour”: the shortcode [vc_column]",
        "wp_block 91: a reusable block that no story shows",
        expect.stringMatching(/^post 8 .*its password/),
        "post 32 “Lazy pictures”: a picture that stands in the text itself and has no address",
      ]),
    );
    const noted = notes.map(({ item, what }: Record<string, string>) => `${item}: ${what}`);
    expect(noted).toEqual(
      expect.arrayContaining([
        "category about: stands at /about-2, as /about is the address of something else: /category/about leads there",
        "category video: stands at /video-2, as /video is the address of something else: /category/video leads there",
        "tag harbour: stands at /category/harbour-2, as a category had /category/harbour: /tag/harbour leads there",
        "page 18 “Our films”: stands at /video-3, as /video is an address of the site's own: ?page_id=18 leads there",
        "page 19 “Settings”: stands at /settings-2, as /settings is an address of the site's own: ?page_id=19 leads there",
        "post 34 “Undated”: has no date, and got that of its address: 2023-02-01",
        "post 35 “”: has neither a title nor anything in it: it is stored unpublished",
        "author maria lopez: is led to by /author/maria-lopez-2, as another author had /author/maria-lopez",
        expect.stringMatching(/^author somebody\.else: is not among the authors/),
      ]),
    );
  });

  it("shows a story with all its parts", async () => {
    const page = await pageAt("/2024/05/everything");
    const text = page.textContent;
    expect(text).toContain("The passage that stories share.");
    expect(page.querySelector('a[href="/2024/05/many-pages/"], a[href="/2024/05/many-pages"]')?.textContent).toBe(
      "Many pages",
    );
    expect(page.querySelector('a[href="https://unknown.example/thing/7"]')).not.toBeNull();
    expect(page.toString()).toContain("embed.ted.com/talks/a_talk_of_somebody");
    expect(page.toString()).toContain("odd-example-20");
    expect(page.querySelector('a[href$="/song.mp3"]')).not.toBeNull();
    expect(page.querySelector('a[href="https://odd.example/wp-content/uploads/2024/05/tool.exe"]')).not.toBeNull();
  });

  it("shows pictures that came late, once, and those of other hosts", async () => {
    const page = await pageAt("/2024/05/lazy");
    const pictures = page.querySelectorAll("main img").map((picture) => picture.getAttribute("src") ?? "");
    expect(pictures.filter((source) => /quay|y\.jpg/.test(source))).toEqual([
      expect.stringMatching(/odd-example\/.*quay\.jpg/),
      "https://cdn.other.example/y.jpg",
    ]);
    expect(page.querySelector('a[href="/2024/05/many-pages"], a[href="/2024/05/many-pages/"]')).not.toBeNull();
  });

  it.each(["minutes.docx", "plan.pdf", "song.mp3", "film.mp4"])("%s is there", async (name) => {
    const link = (await pageAt("/2024/05/everything")).querySelector(`a[href$="/${name}"]`)?.getAttribute("href");
    const address = link ?? `/uploads/wordpress/odd-example/2024/05/${name}`;
    const answer = await fetch(site.url + address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe(name.endsWith("docx") ? "attachment" : null);
  });

  it("parts the pages of a story", async () => {
    const words = (await pageAt("/2024/05/many-pages"))
      .querySelectorAll("p")
      .map(({ textContent }) => textContent.trim());
    expect(words).toEqual(expect.arrayContaining(["Before the break", "After the break"]));
  });

  it.each([
    ["/2024/05/many-pages/2/", "/2024/05/many-pages"],
    ["/handbook/2/", "/handbook"],
    ["/?p=1", "/2024/05/everything"],
    ["/?p=15", "/event/harvest"],
    ["/category/about/", "/about-2"],
    ["/category/video/", "/video-2"],
    ["/category/harbour/", "/harbour"],
    ["/tag/harbour/", "/category/harbour-2"],
    ["/?tag=harbour", "/category/harbour-2"],
    ["/?page_id=18", "/video-3"],
    ["/?page_id=19", "/settings-2"],
    ["/settings/", "/settings"],
    ["/author/noraodd-example/", "/person/n/nora"],
    ["/author/somebody-else/", "/person/s/somebody-else"],
  ])("%s leads to %s", async (from, to) => {
    const answer = await fetch(site.url + from);
    expect([answer.status, new URL(answer.url).pathname]).toEqual([200, to]);
  });

  it.each([
    ["/category/harbour/", "/harbour"],
    ["/tag/harbour/", "/category/harbour-2"],
    ["/tag/2024/", "/category/2024"],
    ["/2024/05/", "/?archive=2024-05"],
    ["/page/2/", "/?archive=all"],
    ["/feed/atom/", "/feeds/latest.xml"],
    ["/2024/05/everything/amp/", "/2024/05/everything"],
    ["/2024/05/everything/comment-page-1/", "/2024/05/everything"],
    ["/category/harbour/page/2/", "/harbour"],
    ["/index.php?p=1", "/2024/05/everything"],
    ["/index.php/2024/05/everything/", "/2024/05/everything"],
    ["/?cat=5&feed=rss2", "/feeds/harbour.xml"],
    ["/?cat=5", "/harbour"],
    ["/?m=202405", "/?archive=2024-05"],
    ["/?m=20240501", "/?archive=2024-05"],
    ["/?year=2024&monthnum=05&day=1", "/?archive=2024-05"],
    ["/?name=old-names", "/2024/05/old-names"],
    ["/?pagename=handbook", "/handbook"],
    ["/tag/2024/feed/", "/feeds/category/2024.xml"],
    ["/tag/harbour/feed/atom/", "/feeds/category/harbour-2.xml"],
    ["/category/harbour/feed/atom/", "/feeds/harbour.xml"],
    ["/author/nora/feed/", "/feeds/people/nora-nora.xml"],
    ["/2024/05/everything/feed/", "/feeds/latest.xml"],
    ["/2024/05/older/", "/2024/05/old-names"],
    ["/2024/05/old-form.html", "/2024/05/form-19.html"],
    ["/2024/05/form-19.html/2/", "/2024/05/form-19.html"],
    ["/2024/05/many-pages/page/2/", "/2024/05/many-pages"],
    ["/2024/05/%d0%ba%d0%be%d1%80%d0%b0%d0%b1%d0%bb%d1%8c/", encodeURI("/2024/05/корабль")],
    ["/category/%d0%bf%d0%be%d1%80%d1%82/", encodeURI("/порт")],
    ["/2024/", "/?archive=all"],
    ["/2023/", "/?archive=all"],
    ["/wp-content/uploads/2024/05/quay-300x200.jpg", "/uploads/wordpress/odd-example/2024/05/quay.jpg"],
    ["/wp-content/uploads/2024/05/gr%C3%BAa%202-300x200.jpg", `/uploads/wordpress/odd-example/2024/05/${crane}`],
    ["/wp-content/uploads/2024/05/gr%c3%baa%202.jpg", `/uploads/wordpress/odd-example/2024/05/${crane}`],
    ["/author/maria-lopez/", encodeURI("/person/m/maría-lópez")],
    ["/author/maria-lopez-2/", "/person/m/marisa"],
    ["/?post_type=event", "/event"],
    ["/?event=harvest", "/event/harvest"],
    ["/?tag_id=6", "/category/harbour-2"],
    ["/category/HARBOUR/", "/harbour"],
    ["/author/Maria-Lopez-2/", "/person/m/marisa"],
    ["/tag/Harbour/", "/category/harbour-2"],
    ["/2024/05/Older/", "/2024/05/old-names"],
    ["/2024/05/Everything/", "/2024/05/everything"],
  ])("%s, as WordPress writes it, is one step from %s", async (from, to) => {
    const { status, headers } = await fetch(site.url + from, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([301, to]);
  });

  it.each([
    "/event",
    "/event/harvest",
    "/about",
    "/about-2",
    "/2024/05/4",
    "/2024/05/no-number",
    "/2024/05/корабль",
    "/порт",
    "/person/n/nora-nora",
    "/video/odd-example-20",
    "/video/odd-example-25",
  ])("%s is there", async (path) => {
    expect((await fetch(site.url + path)).status).toBe(200);
  });

  it.each(["/feeds/category/2024.xml", "/feeds/category/harbour-2.xml"])("%s is a feed", async (path) => {
    expect((await fetch(site.url + path)).headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  });

  it.each([
    "/2024/05/locked",
    "/2024/05/private",
    "/2024/05/bin",
    "/?p=13",
    "/?p=9",
    "/?page_id=999",
    "/?page_id=36",
    "/2024/05/nothing",
    "/?name=locked",
    "/?pagename=nowhere",
  ])("%s is for nobody", async (path) => {
    const answer = await fetch(site.url + path, { redirect: "manual" });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/Secret words|Private words/);
  });

  it("leads by its breadcrumbs only where there is something", async () => {
    for (const path of ["/2024/05/everything", "/2024/05/many-pages", "/event/harvest", "/2024/05/4"]) {
      const [trail] = (await pageAt(path))
        .querySelectorAll('script[type="application/ld+json"]')
        .map((script) => JSON.parse(script.textContent))
        .filter((data) => data["@type"] === "BreadcrumbList");
      for (const { item } of trail.itemListElement) {
        const { pathname } = new URL(item);
        expect([pathname, (await fetch(site.url + pathname)).status]).toEqual([pathname, 200]);
      }
    }
  });
});
