// Posts and categories whose addresses are the site's own, or an archive's.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importWordpressCommand } from "../commands/import-wordpress.ts";
import { openStore } from "../store/open-store.ts";
import { runCommand } from "../testing/run-command.ts";

const address = "https://harbour.example";
const item = (id: number, path: string) =>
  `<item><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><title>Post ${id}</title>
  <link>${address}${path}/</link><wp:post_name>${path.slice(1)}</wp:post_name><wp:post_date>2020-05-01 10:00:00</wp:post_date>
  <content:encoded><![CDATA[<p>Words.</p>]]></content:encoded><category domain="category" nicename="coast">Coast</category></item>`;
const category = (slug: string) =>
  `<wp:category><wp:term_id>${slug.length}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>${slug}</wp:cat_name></wp:category>`;

const blog = `<?xml version="1.0"?><rss><channel><title>Harbour</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${address}</wp:base_blog_url>
  ${["2020", "coast"].map(category).join("")}${["/settings", "/feeds", "/healthz", "/shows", "/free"].map((path, place) => item(place + 1, path)).join("")}
  </channel></rss>`;

let folder: string;
let notes: { item: string; what: string }[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "own-"));
  const file = join(folder, "blog.xml");
  writeFileSync(file, blog);
  await runCommand(importWordpressCommand, [file, "--name", "h"], { dataDir: folder });
  ({ notes } = JSON.parse(readFileSync(join(folder, "moving-in", "h", "report.json"), "utf8")));
});
afterAll(() => rmSync(folder, { recursive: true }));

const own = (path: string, way: string) =>
  `stands at /coast${path}, as ${path} is an address of the site's own: ${way} leads there`;

it.each([
  ["post 1", own("/settings", "?p=1")],
  ["post 2", own("/feeds", "that")],
  ["post 3", own("/healthz", "?p=3")],
  ["category 2020", "stands at /2020-2, as /2020 is the address of something else: /category/2020 leads there"],
])("%s %s", (name, what) => {
  expect(notes.filter((note) => note.item.startsWith(name)).map((note) => note.what)).toContain(what);
});

it("is silent of those that stand where they stood, and leads from nowhere that the site answers itself", async () => {
  expect(notes.filter((note) => note.item.startsWith("post 5"))).toEqual([]);
  const store = await openStore({ dataDir: folder });
  const redirects = await store.redirectsFrom(["/settings", "/feeds", "/healthz"]);
  await store.close();
  expect([...redirects.keys()]).toEqual(["/feeds"]);
});
