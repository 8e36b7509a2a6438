// A blog by the command: what is not a story is counted, stored or named too.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { importWordpressCommand } from "../commands/import-wordpress.ts";
import { openStore } from "../store/open-store.ts";
import { runCommand } from "../testing/run-command.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "blog-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => runCommand(importWordpressCommand, args, { dataDir: folder });

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
const comment = (id: number) =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>A</wp:comment_author><wp:comment_content>Yes</wp:comment_content></wp:comment>`;
const item = (kind: string, id: number, inner: string) =>
  `<item><wp:post_id>${id}</wp:post_id><wp:post_type>${kind}</wp:post_type>${inner}</item>`;

const blog = `<?xml version="1.0"?><rss><channel><title>Harbour</title><wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_blog_url>https://harbour.example/blog</wp:base_blog_url>
  <wp:author><wp:author_id>1</wp:author_id><wp:author_login>ada</wp:author_login><wp:author_display_name>Ada</wp:author_display_name></wp:author>
  <wp:term><wp:term_id>8</wp:term_id><wp:term_taxonomy>region</wp:term_taxonomy><wp:term_slug>north</wp:term_slug><wp:term_name>North</wp:term_name></wp:term>
  ${item(
    "post",
    3,
    `<title>Quay</title><link>https://harbour.example/blog/quay/</link><dc:creator>ada</dc:creator><wp:status>publish</wp:status>
    <wp:post_date_gmt>2024-05-01 10:00:00</wp:post_date_gmt><category domain="region" nicename="north">North</category>
    <content:encoded><![CDATA[<p>Words of the quay, and a picture:</p><img src="https://harbour.example/blog/wp-content/uploads/2024/05/big-300x200.jpg">]]></content:encoded>`,
  )}
  ${item(
    "attachment",
    4,
    `<title>The quay</title><link>https://harbour.example/blog/quay/the-quay/</link><wp:post_parent>3</wp:post_parent><wp:status>inherit</wp:status>
    <excerpt:encoded>At dusk</excerpt:encoded><wp:attachment_url>https://harbour.example/blog/wp-content/uploads/2024/05/big-scaled.jpg</wp:attachment_url>
    ${meta("photographer", "Nora")}${meta("_wp_attachment_image_alt", "Boats")}${comment(1)}`,
  )}
  ${item(
    "attachment",
    5,
    `<title>Menu</title><wp:status>inherit</wp:status>
    <wp:attachment_url>https://harbour.example/blog/wp-content/uploads/2024/05/men%C3%BC%201.jpg</wp:attachment_url>`,
  )}
  ${item(
    "attachment",
    7,
    "<wp:status>inherit</wp:status><wp:attachment_url>https://harbour.example/blog/wp-content/uploads/a.exe</wp:attachment_url>",
  )}
  ${item(
    "attachment",
    8,
    "<title>Menu again</title><wp:status>inherit</wp:status><wp:attachment_url>https://harbour.example/blog/wp-content/uploads/2024/05/men%C3%BC%201.jpg</wp:attachment_url>",
  )}
  ${item("revision", 6, `<title>Quay</title><wp:status>inherit</wp:status>${comment(2)}`)}
  </channel></rss>`;

it("terms, pictures, their fields and comments are stored or named; a second time changes nothing", async () => {
  const file = join(folder, "blog.xml");
  writeFileSync(file, blog);
  const copy = join(folder, "wp-content", "uploads", "2024", "05");
  mkdirSync(copy, { recursive: true });
  for (const name of ["big-scaled.jpg", "menü 1.jpg"]) writeFileSync(join(copy, name), "\xff\xd8\xff\xd9", "latin1");
  const done = await run(file, "--media-dir", join(folder, "wp-content"));
  expect(done.status).toBe(0);
  expect(done.stdout).toContain("2 files brought, 0 there before, 0 failed");

  const store = await openStore({ dataDir: folder });
  const story = await store.byPath("article", "/blog/quay");
  const here = "/uploads/wordpress/harbour-example-blog/2024/05";
  expect(JSON.stringify(story?.blocks)).toContain(`${here}/big-scaled.jpg`);
  const sources = await Array.fromAsync(store.sources(), (source) => JSON.parse(source));
  const sourceOf = (id: string) => sources.find((record) => record.id === id);
  expect(sourceOf("harbour-example-blog-3").wordpress.terms).toEqual([
    { domain: "region", slug: "north", name: "North" },
  ]);
  expect(sourceOf("/p/harbour-example-blog/4").to).toBe("/p/harbour-example-blog/3");
  expect(sourceOf("wordpress/harbour-example-blog/2024/05/big-scaled.jpg")).toEqual({
    type: "media",
    id: "wordpress/harbour-example-blog/2024/05/big-scaled.jpg",
    path: `${here}/big-scaled.jpg`,
    alt: "Boats",
    wordpress: { blog: "harbour-example-blog", post_id: "4", title: "The quay", caption: "At dusk" },
    custom_fields: { photographer: "Nora" },
  });
  // Its name could not be carried by the addresses of its sizes.
  expect((await store.redirectAt({ path: "/blog/wp-content/uploads/2024/05/menü 1.jpg" }))?.to).toMatch(
    /^\/uploads\/wordpress\/harbour-example-blog\/2024\/05\/[0-9a-f]{8}-men-1\.jpg$/,
  );
  await store.close();

  const report = join(folder, "moving-in", "harbour-example-blog");
  const { balances, losses } = JSON.parse(readFileSync(join(report, "report.json"), "utf8"));
  expect(balances).toContainEqual({ what: "terms of the kind region", becomes: "nothing", came: 1, went: 0, left: 1 });
  expect(balances).toContainEqual({
    what: "comments",
    becomes: "lines of comments.jsonl",
    came: 2,
    went: 1,
    left: 1,
  });
  expect(losses.map(({ item: of, what }: { item: string; what: string }) => `${of}: ${what}`)).toEqual([
    "region north “North”: a term of a kind that is not here: its stories keep its name",
    "attachments 7: its file, which stays where it is: https://harbour.example/blog/wp-content/uploads/a.exe",
    "revision 6 “Quay”: the whole item",
    "items of the type revision 6, comment 1: a comment of what is left out",
  ]);
  expect(JSON.parse(readFileSync(join(report, "comments.jsonl"), "utf8"))).toMatchObject({
    id: "1",
    path: "/p/harbour-example-blog/4",
  });
  expect((await run(file, "--media-dir", join(folder, "wp-content"))).stdout).toMatch(
    /^0 stored, \d+ unchanged, 0 refused\n0 files brought, 2 there before, 0 failed\n/,
  );
});

it("the page of a picture where a section comes to stand is told alike the first and the second time, and is no failure", async () => {
  const file = join(folder, "hockey.xml");
  const posts = item(
    "post",
    3,
    `<title>Goal</title><link>https://hockey.example/goal/</link><wp:status>publish</wp:status><wp:post_date_gmt>2024-05-01 10:00:00</wp:post_date_gmt>
    <category domain="category" nicename="hockey">Hockey</category><content:encoded>Words</content:encoded>`,
  );
  const picture = item(
    "attachment",
    4,
    `<title>Hockey</title><link>https://hockey.example/hockey/</link><wp:status>inherit</wp:status>
    <wp:attachment_url>https://hockey.example/wp-content/uploads/h.jpg</wp:attachment_url>`,
  );
  writeFileSync(
    file,
    `<rss><channel><title>H</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://hockey.example</wp:base_blog_url>${posts}${picture}</channel></rss>`,
  );
  for (const begin of [/^[1-9]\d* stored, 0 unchanged, 0 refused\n/, /^0 stored, \d+ unchanged, 0 refused\n/]) {
    const { status, stdout } = await run(file);
    expect([status, stdout]).toEqual([0, expect.stringMatching(begin)]);
    const { losses } = JSON.parse(readFileSync(join(folder, "moving-in", "hockey-example", "report.json"), "utf8"));
    expect(losses).toEqual([
      {
        item: "/hockey (section/hockey-example-hockey)",
        what: "an old address that something else here had first",
      },
    ]);
  }
});
