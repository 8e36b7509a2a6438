// What becomes of a WordPress export: its items and its categories.

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { BlogClock } from "./blog-clock.ts";
import { decodedSlug, blogOf } from "./blog.ts";
import { attachmentOf, mediaLookup, type Attachment } from "./media.ts";
import { ownLinks } from "./own-links.ts";
import { peopleOf, personFinder } from "./people-of.ts";
import { readWxr, type WxrEntry, type WxrItem } from "./read-wxr.ts";
import { addressOfItem, recordOf, tellLeftOut, type NewsroomParts } from "./records-of.ts";
import { sectionsOf, type Standing } from "./sections-of.ts";

const uploads = "https://old.example/wp-content/uploads/2024/05";
const attachments = new Map<string, Attachment>(
  ["7", "8"].map((id) => [id, { id, parent: "42", url: `${uploads}/${id}.jpg`, alt: `Picture ${id}`, caption: "" }]),
);
const blog = blogOf({ title: "The Old Example", address: "https://old.example" }, undefined);
const words = (text: string) => ({ is: "paragraph", props: { text } });

const exported = (
  items: string,
) => `<?xml version="1.0"?><rss><channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_blog_url>https://old.example</wp:base_blog_url>
  <wp:author><wp:author_id>3</wp:author_id><wp:author_login>nc</wp:author_login><wp:author_display_name><![CDATA[Nora Castellan]]></wp:author_display_name></wp:author>
  ${items}</channel></rss>`;

const post = (more = "") => `<item><title>Tides &amp;amp; turns</title><link>https://old.example/2024/05/tides/</link>
  <dc:creator><![CDATA[nc]]></dc:creator><content:encoded><![CDATA[<p>High <b>water</b>.</p>]]></content:encoded>
  <excerpt:encoded><![CDATA[Short <i>words</i>]]></excerpt:encoded><wp:post_id>42</wp:post_id><wp:post_type>post</wp:post_type>
  <wp:status>publish</wp:status><wp:post_date_gmt>2024-05-01 10:00:00</wp:post_date_gmt><wp:comment_status>open</wp:comment_status>
  <category domain="category" nicename="coast">Coast</category><category domain="post_tag" nicename="tide">Tide</category>
  <wp:postmeta><wp:meta_key>source</wp:meta_key><wp:meta_value>wire</wp:meta_value></wp:postmeta>
  <wp:postmeta><wp:meta_key>source</wp:meta_key><wp:meta_value>desk</wp:meta_value></wp:postmeta>
  <wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>tide</wp:meta_value></wp:postmeta>
  <wp:comment><wp:comment_id>5</wp:comment_id><wp:commentmeta><wp:meta_key>x</wp:meta_key><wp:meta_value>y</wp:meta_value></wp:commentmeta></wp:comment>
  <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>${more}</item>`;

async function entriesOf(xml: string, step = 7, encoding: BufferEncoding = "utf8"): Promise<WxrEntry[]> {
  async function* chunks() {
    const bytes = Buffer.from(xml, encoding);
    for (let start = 0; start < bytes.length; start += step) yield bytes.subarray(start, start + step);
  }
  return Array.fromAsync(readWxr(chunks()));
}

const itemIn = (entries: WxrEntry[]): WxrItem => {
  const found = entries.find((entry) => "item" in entry);
  if (found === undefined) throw new Error("There is no item.");
  return found.item;
};

/** At the address it would like to have. */
function made(item: WxrItem, parts: NewsroomParts) {
  const address = addressOfItem(item, parts);
  if (address === undefined) tellLeftOut(item, parts);
  return address && recordOf(item, address.path, parts);
}

describe("an export", () => {
  const author = { id: "3", login: "nc", name: "Nora Castellan" };
  const coast = { id: "9", domain: "category", slug: "coast", name: "Coast", parent: "", description: "" };
  const media = mediaLookup(attachments, blog);
  const parts = (tell: (item: string, what: string) => void = () => {}) => ({
    blog,
    clock: new BlogClock(),
    people: peopleOf([author], blog, () => false),
    personOf: personFinder(peopleOf([author], blog, () => false)),
    types: new Map<string, string>(),
    tagPath: decodedSlug,
    block: () => undefined,
    wantedPlaces: new Set<string>(),
    sections: sectionsOf(new Map([["coast", coast]]), blog, () => "nothing"),
    media,
    ...ownLinks(blog, media),
    tell,
    note: () => {},
  });

  it("is read in pieces, wherever they are cut, and its post is a story at the address it had", async () => {
    const entries = await entriesOf(exported(post()));
    expect(entries[0]).toEqual({ author });
    expect(entries[1]).toEqual({ site: { title: "Old", address: "https://old.example" } });
    expect(made(itemIn(entries), parts())).toEqual({
      type: "article",
      id: "old-example-42",
      title: "Tides & turns",
      canonical_url: "/2024/05/tides",
      urls: ["/p/old-example/42", "/2024/05/tide"],
      wordpress: { blog: "old-example", post_id: "42", link: "https://old.example/2024/05/tides/" },
      custom_fields: { source: ["wire", "desk"] },
      dek: "Short words",
      components: [words("High <b>water</b>.")],
      published: true,
      publication_date: "2024-05-01T10:00:00",
      wp__category: { title: "Coast", slug: "coast", path: "coast" },
      wp__tags: [{ title: "Tide", slug: "tide", path: "tide" }],
      fn__contributors: [
        { full_name: "Nora Castellan", page_url: "/person/n/nora-castellan", person_id: "old-example-nc" },
      ],
      thumbnail: { url: "/uploads/wordpress/old-example/2024/05/7.jpg" },
      imageAlt: "Picture 7",
      comments: { enabled: true },
    });
    expect(itemIn(entries).comments).toHaveLength(1);
  });

  it.each([
    [
      "a post behind a password is stored unpublished",
      "<wp:post_password>x</wp:post_password>",
      { published: false },
      1,
    ],
    ["one without its own address gets one from its section and name", "", { canonical_url: "/coast/tides" }, 0],
  ])("%s", async (_, more, expected, told) => {
    const left: string[] = [];
    const xml = exported(post(more)).replace(
      told === 0 ? "https://old.example/2024/05/tides/" : "-",
      told === 0 ? "https://old.example/?p=42" : "-",
    );
    const named = xml.replace("<wp:post_id>", "<wp:post_name>tides</wp:post_name><wp:post_id>");
    expect(
      made(
        itemIn(await entriesOf(named)),
        parts((_item, what) => left.push(what)),
      ),
    ).toMatchObject(expected);
    expect(left).toHaveLength(told);
  });

  it("a category stands at its name unless something else does", () => {
    const slugs = ["coast", "tides", "video", "shared", "port", "port-2", "stood"];
    const terms = slugs.map((slug) => [slug, { ...coast, slug, parent: slug === "tides" ? "coast" : "" }] as const);
    const standing = new Map<string, Standing>([
      ["/coast", "other"],
      ["/port", "other"],
      ["/shared", "section"],
      ["/old-example/stood", "own"],
    ]);
    const sections = sectionsOf(new Map(terms), blog, (path) => standing.get(path) ?? "nothing");
    expect([...sections.values()].map(({ path, oldPath, record }) => [path, oldPath, record?.id])).toEqual([
      ["/coast-2", "/coast", "old-example-coast"],
      ["/tides", "/coast/tides", "old-example-tides"],
      // The site has a page of its own there.
      ["/video-2", "/video", "old-example-video"],
      ["/shared", "/shared", undefined],
      // Another category has that name.
      ["/port-3", "/port", "old-example-port"],
      ["/port-2", "/port-2", "old-example-port-2"],
      ["/old-example/stood", "/stood", "old-example-stood"],
    ]);
  });

  it.each<[string, string[], string, string[]]>([
    ["its only one, which has no parent", ["coast"], "coast", []],
    ["a child and all above it", ["rocks"], "rocks", ["rocks", "tides", "coast"]],
    ["a parent that it names itself, once", ["rocks", "coast"], "rocks", ["rocks", "coast", "tides"]],
    ["parents that lead back to their child", ["round"], "round", ["round", "about"]],
  ])("a story is filed under %s", async (_, slugs, main, expected) => {
    const parents = { coast: "", tides: "coast", rocks: "tides", round: "about", about: "round" };
    const terms = Object.entries(parents).map(
      ([slug, parent]) => [slug, { ...coast, slug, name: slug, parent }] as const,
    );
    const filed = slugs.map((slug) => `<category domain="category" nicename="${slug}">${slug}</category>`).join("");
    const item = itemIn(
      await entriesOf(exported(post(filed).replace(/<category domain="category"[^>]*>Coast<.category>/, ""))),
    );
    const record = made(item, { ...parts(), sections: sectionsOf(new Map(terms), blog, () => "nothing") });
    expect(record?.["wp__category"]).toMatchObject({ path: main });
    const given = z
      .array(z.object({ path: z.string() }))
      .default([])
      .parse(record?.["fn__sections"]);
    expect(given.map(({ path }) => path)).toEqual(expected);
  });

  it("menus and what is in the bin are left out and told", async () => {
    const left: string[] = [];
    const tell = (_: string, what: string) => left.push(what);
    for (const xml of [post().replace(">post<", ">nav_menu_item<"), post().replace(">publish<", ">trash<")]) {
      expect(made(itemIn(await entriesOf(exported(xml))), parts(tell))).toBeUndefined();
    }
    expect(left).toEqual(["the whole item", "the whole item, whose status is trash"]);
  });

  it("an attachment is a picture, not a story", async () => {
    const item = itemIn(
      await entriesOf(
        exported(post(`<wp:attachment_url>${uploads}/9.jpg</wp:attachment_url>`).replace(">post<", ">attachment<")),
      ),
    );
    expect(attachmentOf(item)).toMatchObject({ id: "42", url: `${uploads}/9.jpg` });
    expect(made(item, parts())).toBeUndefined();
  });

  it("is read in the letters that it says it is written in", async () => {
    const xml = exported(post())
      .replace('version="1.0"', 'version="1.0" encoding="ISO-8859-1"')
      .replace("Nora", "María");
    const entries = await entriesOf(xml, 7, "latin1");
    expect(entries).toContainEqual({ author: { ...author, name: "María Castellan" } });
  });

  it.each([
    ["no XML", "nonsense"],
    ["XML of another kind", "<rss><channel></channel></rss>"],
    ["cut off", exported(post()).slice(0, 400)],
  ])("that is %s is refused", async (_, xml) => {
    await expect(entriesOf(xml, 1000)).rejects.toThrow("is not a WordPress export");
  });
});
