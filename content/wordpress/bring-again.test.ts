// A blog that is brought a second time, after people have worked here on what it brought.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { importCommand } from "../commands/import.ts";
import { importWordpressCommand } from "../commands/import-wordpress.ts";
import { openStore } from "../store/open-store.ts";
import { runCommand } from "../testing/run-command.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "again-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const address = "https://harbour.example";
const item = (id: number, title: string, more = "") =>
  `<item><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><title>${title}</title>
  <link>${address}/story-${id}/</link><wp:post_date_gmt>2024-05-01 10:00:00</wp:post_date_gmt>
  <content:encoded><![CDATA[<p>Words of ${id}.</p>]]></content:encoded>${more}</item>`;
const picture = `<item><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status><title>Quay</title>
  <wp:attachment_url>${address}/wp-content/uploads/quay.jpg</wp:attachment_url>
  <wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Boats</wp:meta_value></wp:postmeta></item>`;
const blog = (titles: readonly string[]) =>
  `<?xml version="1.0"?><rss><channel><title>Harbour</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${address}</wp:base_blog_url>
  ${titles.map((title, place) => item(place + 1, title)).join("")}${picture}</channel></rss>`;

async function move(titles: readonly string[]) {
  const file = join(folder, "blog.xml");
  writeFileSync(file, blog(titles));
  const { stdout, status } = await runCommand(importWordpressCommand, [file, "--name", "h"], { dataDir: folder });
  const report = JSON.parse(readFileSync(join(folder, "moving-in", "h", "report.json"), "utf8"));
  return { stdout, status, report };
}

const media = "media/wordpress/h/quay.jpg";

it("leaves what was changed or removed here since, and names it", async () => {
  await move(["One", "Two", "Three", "Four"]);
  const store = await openStore({ dataDir: folder });
  const two = JSON.parse((await store.standing({ type: "article", id: "h-2" }))?.source ?? "{}");
  await store.close();
  const work = [
    { type: "article", id: "h-1", deleted: true },
    { ...two, title: "Two, put right" },
    { type: "media", id: "wordpress/h/quay.jpg", path: "/uploads/wordpress/h/quay.jpg", alt: "Cranes", credit: "Nora" },
  ];
  const input = work.map((record) => `${JSON.stringify(record)}\n`).join("");
  await runCommand(importCommand, ["-"], { dataDir: folder, opener: { who: "ada", way: "import" } }, { input });

  const again = await move(["One", "Two", "Three", "Four, changed there"]);
  expect(again.stdout).toContain("1 stored");
  expect(again.status).toBe(0);
  expect(again.report.losses).toContainEqual({
    item: "article/h-1",
    what: "removed here since it was brought: it stays removed",
  });
  const kept = "was changed here since it was brought: it stays as it is here";
  expect(again.report.notes).toContainEqual({ item: "article/h-2", what: kept });
  expect(again.report.notes).toContainEqual({ item: media, what: kept });
  const posts = again.report.balances.find(({ what }: { what: string }) => what === "posts");
  expect(posts).toMatchObject({ came: 4, went: 3, left: 1 });

  const later = await openStore({ dataDir: folder, now: () => Date.now() + 3 * 24 * 60 * 60 * 1000 });
  await later.revisions.prune({ days: 1, most: 1 });
  await later.close();
  const third = await move(["One, changed there", "Two, changed there", "Three", "Four, changed there"]);
  expect(third.stdout).toContain("0 stored");
  const after = await openStore({ dataDir: folder });
  const titles = await Promise.all([1, 2, 3, 4].map(async (id) => (await after.byId("article", `h-${id}`))?.title));
  const alt = (await after.byId("media", "wordpress/h/quay.jpg"))?.alt;
  await after.close();
  expect([...titles, alt]).toEqual([undefined, "Two, put right", "Three", "Four, changed there", "Cranes"]);
});
