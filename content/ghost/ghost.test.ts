// Long: one store, into which exports of every kind come.
// What becomes of a Ghost export.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importCommand } from "../commands/import.ts";
import { importGhostCommand } from "../commands/import-ghost.ts";
import { openStore } from "../store/open-store.ts";
import { runCommand } from "../testing/run-command.ts";

const tables = {
  posts: [
    {
      id: "5f1",
      title: "Low water",
      slug: "low-water",
      html: '<p>See <a href="__GHOST_URL__/high-water/">that</a> [sic].</p><figure class="kg-card kg-gallery-card"><img src="__GHOST_URL__/content/images/2024/05/a.jpg" alt="A"><img src="__GHOST_URL__/content/images/size/w600/2024/05/b.jpg" alt="B"></figure>',
      feature_image: "__GHOST_URL__/content/images/2024/05/a.jpg",
      type: "post",
      status: "published",
      visibility: "public",
      published_at: "2024-05-01 10:00:00",
      custom_excerpt: "Short",
    },
    {
      id: 2,
      title: "Us & <them>\n",
      slug: "about",
      html: "<p>Us</p>",
      page: 1,
      status: "published",
      visibility: "public",
    },
    {
      id: "3",
      title: "Members",
      slug: "members",
      html: null,
      plaintext: "One <\n\nTwo",
      lexical: "{}",
      type: "post",
      status: "published",
      visibility: "paid",
    },
    {
      id: "4",
      slug: "letter",
      title: "Letter",
      html: "<p>Dear</p>",
      status: "sent",
      visibility: "public",
      email_only: 1,
    },
    { id: "5", slug: "next-letter", title: "Next", html: "<p>Dear</p>", status: "scheduled", visibility: "public" },
    { id: "6", slug: "soon", title: "Soon", html: "<p>Wait</p>", status: "scheduled", visibility: "public" },
  ],
  posts_meta: [
    { post_id: "5f1", feature_image_alt: "The shore" },
    { post_id: "5", email_only: 1 },
  ],
  tags: [
    { id: "t1", name: "Coast", slug: "coast", visibility: "public" },
    { id: "t2", name: "#internal", slug: "hash-internal", visibility: "internal" },
    { id: "t3", name: "Members", slug: "members", visibility: "public" },
  ],
  posts_tags: [
    { post_id: "5f1", tag_id: "t2", sort_order: 0 },
    { post_id: "5f1", tag_id: "t1", sort_order: 1 },
    { post_id: "3", tag_id: "t3", sort_order: 0 },
  ],
  users: [
    {
      id: "u1",
      name: "Nora Castellan",
      slug: "nora",
      bio: "Writes <fast>",
      profile_image: "__GHOST_URL__/content/images/nora.png",
    },
    { id: "u2", name: "Nora Castellan", slug: "nora-2" },
  ],
  newsletters: [{ id: "n1" }],
  posts_authors: [{ post_id: "5f1", author_id: "u2", sort_order: 0 }],
};

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "meridian-ghost-"))));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => runCommand(importGhostCommand, args, { dataDir: folder });

it("its posts are stories where they stood, its first public tag their section; a second time changes nothing", async () => {
  const file = join(folder, "ghost.json");
  writeFileSync(file, JSON.stringify({ db: [{ meta: { version: "5.0" }, data: tables }] }));
  const done = await run(file, "--site", "https://old.example");
  expect(done.status).toBe(0);
  const store = await openStore({ dataDir: folder });
  const story = await store.byPath("article", "/low-water");
  expect(story).toMatchObject({
    id: "old-example-5f1",
    dek: "Short",
    imageAlt: "The shore",
    thumbnail: "/uploads/ghost/old-example/images/2024/05/a.jpg",
    wp__category: { path: "coast" },
    fn__contributors: [{ full_name: "Nora Castellan", page_url: "/person/n/nora-castellan-nora-2" }],
  });
  expect(story?.blocks.map(({ kind }) => kind)).toEqual(["paragraph", "slider"]);
  expect(JSON.stringify(story?.blocks)).toContain("/uploads/ghost/old-example/images/2024/05/b.jpg");
  expect(JSON.stringify(story?.blocks)).toContain("[sic]");
  expect(await store.byPath("static_page", "/about")).toMatchObject({ title: "Us & <them>" });
  expect(await store.byPath("section", "/coast")).toMatchObject({ title: "Coast" });
  // A post has its name.
  expect(await store.byPath("section", "/members-2")).toMatchObject({ title: "Members" });
  for (const [slug, published] of Object.entries({ members: false, letter: false, "next-letter": false, soon: true })) {
    expect.soft((await store.byPath("article", `/${slug}`))?.published, slug).toBe(published);
  }
  expect(await store.byPath("person", "/person/n/nora-castellan")).toMatchObject({
    shortBio: "Writes &lt;fast&gt;",
    avatar: "/uploads/ghost/old-example/images/nora.png",
  });
  expect((await store.redirectAt({ path: "/tag/coast" }))?.to).toBe("/coast");
  expect((await store.redirectAt({ path: "/author/nora" }))?.to).toBe("/person/n/nora-castellan");
  await store.close();
  const { balances, losses, notes } = JSON.parse(
    readFileSync(join(folder, "moving-in", "old-example", "report.json"), "utf8"),
  );
  expect(notes).toContainEqual({ item: "the table newsletters", what: "is not read: 1 rows" });
  expect(balances.every(({ came, went, left }: Record<string, number>) => came === (went ?? 0) + (left ?? 0))).toBe(
    true,
  );
  expect(balances).toEqual(
    expect.arrayContaining([
      { what: "posts", becomes: "stories", came: 1, went: 1, left: 0 },
      { what: "posts, for members only", becomes: "stories", came: 1, went: 1, left: 0 },
      { what: "posts, by email only", becomes: "stories", came: 2, went: 2, left: 0 },
      { what: "posts, due later", becomes: "stories", came: 1, went: 1, left: 0 },
    ]),
  );
  expect(losses.map(({ what }: { what: string }) => what)).toEqual([
    "an internal tag",
    "its markup, which is only in Ghost's own form: its words are here",
    "its readers, who are paid: it is stored unpublished",
    "its letter, which only subscribers got by email: it is stored unpublished",
    "its letter, which only subscribers got by email: it is stored unpublished",
  ]);
  expect((await run(file, "--site", "https://old.example")).stdout).toMatch(/^0 stored, /);
});

it("links to files lead to where they are brought; a text in Ghost's own form is read, or stays unpublished and is named", async () => {
  const post = { type: "post", status: "published", visibility: "public", html: null };
  const link = (name: string) => `<a href="__GHOST_URL__/content/files/2024/05/${name}">${name}</a>`;
  const posts = [
    { ...post, id: "1", slug: "files", title: "Files", html: `<p>Here: ${link("a.pdf")} and ${link("b.exe")}</p>` },
    {
      ...post,
      id: "2",
      slug: "lexical",
      title: "Lexical",
      lexical: '{"root":{"children":[{"type":"paragraph","children":[{"type":"extended-text","text":"Words"}]}]}}',
    },
    { ...post, id: "3", slug: "unread", title: "Unread", mobiledoc: "{}" },
    { ...post, id: "4", slug: "empty", title: "Empty", lexical: '{"root":{"children":[]}}' },
    {
      ...post,
      id: "5",
      slug: "untitled",
      title: "(Untitled)",
      status: "draft",
      mobiledoc: '{"version":"0.3.1","atoms":[],"cards":[],"markups":[],"sections":[[1,"p",[[0,[],0,""]]]]}',
    },
  ];
  const file = join(folder, "forms.json");
  writeFileSync(file, JSON.stringify({ data: { posts } }));
  expect((await run(file, "--site", "https://forms.example")).status).toBe(0);
  const store = await openStore({ dataDir: folder });
  const read = async (slug: string) => {
    const story = await store.byPath("article", `/${slug}`);
    return [story?.published, story?.blocks.map(({ props }) => props)];
  };
  expect(await read("files")).toEqual([
    true,
    [
      {
        text: expect.stringMatching(
          /href="\/uploads\/ghost\/forms-example\/files\/2024\/05\/a\.pdf".*href="https:\/\/forms\.example\/content\/files\/2024\/05\/b\.exe"/,
        ),
      },
    ],
  ]);
  expect(await read("lexical")).toEqual([true, [{ text: "Words" }]]);
  expect(await read("unread")).toEqual([false, []]);
  expect(await read("empty")).toEqual([true, []]);
  await store.close();
  const folderOf = join(folder, "moving-in", "forms-example");
  const { losses, balances } = JSON.parse(readFileSync(join(folderOf, "report.json"), "utf8"));
  expect(balances).toContainEqual({ what: "posts, empty drafts", becomes: "stories", came: 1, went: 1, left: 0 });
  expect(losses.filter(({ item }: { item: string }) => item.startsWith("posts "))).toEqual([
    {
      item: "posts files",
      what: "a link to a file that is not served here, which keeps its address: https://forms.example/content/files/2024/05/b.exe",
    },
    {
      item: "posts unread",
      what: "its text, which is in a form of Ghost's own that cannot be read: it is stored unpublished",
    },
  ]);
  expect(readFileSync(join(folderOf, "media.tsv"), "utf8")).toBe(
    "https://forms.example/content/files/2024/05/a.pdf\t/uploads/ghost/forms-example/files/2024/05/a.pdf\n",
  );
});

it("a tag whose front leads elsewhere already stands beside it, and is told", async () => {
  const [before, file] = [join(folder, "before.ndjson"), join(folder, "ships.json")];
  writeFileSync(before, JSON.stringify({ type: "redirect", id: "/category/ships", to: "/harbour", status: 301 }));
  expect((await runCommand(importCommand, [before], { dataDir: folder })).status).toBe(0);
  const post = {
    id: "1",
    slug: "ship",
    title: "Ship",
    html: "<p>A ship.</p>",
    status: "published",
    visibility: "public",
  };
  const names = ["Sea", "Ships"];
  const tags = names.map((name) => ({ id: name, name, slug: name.toLowerCase(), visibility: "public" }));
  const filed = names.map((name, place) => ({ post_id: "1", tag_id: name, sort_order: place }));
  writeFileSync(file, JSON.stringify({ data: { posts: [post], tags, posts_tags: filed } }));
  expect((await run(file, "--site", "https://ships.example")).status).toBe(0);
  const store = await openStore({ dataDir: folder });
  expect((await store.byPath("article", "/ship"))?.wp__tags).toMatchObject([{ path: "sea" }, { path: "ships-2" }]);
  expect(await store.byPath("tag", "/category/ships-2")).toMatchObject({ title: "Ships" });
  expect((await store.redirectAt({ path: "/tag/ships" }))?.to).toBe("/category/ships-2");
  expect((await store.redirectAt({ path: "/tag/ships/rss" }))?.to).toBe("/feeds/category/ships-2.xml");
  await store.close();
  const report = readFileSync(join(folder, "moving-in", "ships-example", "report.json"), "utf8");
  expect(JSON.parse(report).notes).toContainEqual({
    item: "tag ships",
    what: "stands at /category/ships-2, as what was here before leads elsewhere from /category/ships",
  });
  expect((await run(file, "--site", "https://ships.example")).stdout).toMatch(/^0 stored, /);
});

it("a post at an address of the site's own stands elsewhere, which is told; pages and captioned stories open with their picture", async () => {
  const post = { status: "published", visibility: "public", html: "<p>Words.</p>" };
  const posts = [
    { ...post, id: "1", slug: "settings", title: "Settings" },
    { ...post, id: "2", slug: "lite", title: "Lite" },
    { ...post, id: "4", slug: "pier", title: "Pier", feature_image: "__GHOST_URL__/content/images/pier.jpg" },
    { ...post, id: "5", slug: "boat", title: "Boat", feature_image: "__GHOST_URL__/content/images/boat.jpg" },
    { ...post, id: "6", slug: "us", title: "Us", type: "page", feature_image: "https://elsewhere.example/us.jpg" },
    {
      ...post,
      id: "7",
      slug: "moved-before",
      title: "Moved before",
      feature_image: "__GHOST_URL__/wp-content/uploads/2019/quay.jpg",
      html: '<p>Words.</p><figure><img src="https://own.example/wp-content/uploads/2019/b.png" alt="B"></figure><p><a href="__GHOST_URL__/pier/">The pier</a></p>',
    },
  ];
  const posts_meta = [
    { post_id: "7", feature_image_alt: "A quay" },
    { post_id: "4", feature_image_alt: "A pier", feature_image_caption: 'Photo: <a href="__GHOST_URL__/boat/">N.</a>' },
  ];
  const file = join(folder, "own.json");
  writeFileSync(file, JSON.stringify({ data: { posts, posts_meta } }));
  const done = await run(file, "--site", "https://own.example");
  expect([done.status, done.stdout]).toEqual([0, expect.stringContaining(", 0 refused")]);
  const store = await openStore({ dataDir: folder });
  const opens = async (type: "article" | "static_page", path: string) => (await store.byPath(type, path))?.blocks[0];
  for (const slug of ["settings", "lite"]) {
    expect.soft(await opens("article", `/own-example/${slug}`), slug).toMatchObject({ kind: "paragraph" });
    expect.soft(await store.redirectAt({ path: `/${slug}` }), slug).toBeUndefined();
  }
  expect(await opens("article", "/pier")).toMatchObject({
    kind: "article-image",
    props: {
      url: "/uploads/ghost/own-example/images/pier.jpg",
      imageAlt: "A pier",
      caption: 'Photo: <a href="/boat/">N.</a>',
    },
  });
  expect(await opens("article", "/boat")).toMatchObject({ kind: "paragraph" });
  const before = await store.byPath("article", "/moved-before");
  expect([before?.thumbnail, before?.blocks.find(({ kind }) => kind === "article-image")]).toMatchObject([
    "/uploads/ghost/own-example/others/wp-content/uploads/2019/quay.jpg",
    { props: { url: "/uploads/ghost/own-example/others/wp-content/uploads/2019/b.png" } },
  ]);
  expect(JSON.stringify(before)).toContain('href=\\"/pier/\\"');
  expect(await opens("static_page", "/us")).toMatchObject({ kind: "article-image" });
  await store.close();
  const { losses } = JSON.parse(readFileSync(join(folder, "moving-in", "own-example", "report.json"), "utf8"));
  expect(losses.filter(({ item }: { item: string }) => item.startsWith("posts "))).toEqual(
    ["settings", "lite"].map((slug) => ({
      item: `posts ${slug} /${slug} (now at /own-example/${slug})`,
      what: "its old address, at which the site has its own",
    })),
  );
});

it("what is none is refused, and pictures cannot be fetched from nowhere", async () => {
  const file = join(folder, "none.json");
  writeFileSync(file, JSON.stringify({ data: { posts: "none" } }));
  await expect(run(file)).rejects.toThrow("is not a Ghost export");
  await expect(run(file, "--fetch-media")).rejects.toThrow("needs --site");
});
