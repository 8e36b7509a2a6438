// What becomes of a WordPress export: items, old posts and posts of blocks, shortcodes, pictures.

import { describe, expect, it } from "vitest";
import { componentsOf } from "./components-of.ts";
import { attachmentOf, mediaLookup, type Attachment } from "./media.ts";
import { readWxr, type WxrEntry, type WxrItem } from "./read-wxr.ts";
import { blogOf } from "./blog.ts";
import { ownLinks } from "./own-links.ts";
import { peopleOf, personRecord } from "./people-of.ts";
import { recordOf } from "./records-of.ts";
import { sectionsOf } from "./sections-of.ts";

const uploads = "https://old.example/wp-content/uploads/2024/05";
const attachments = new Map<string, Attachment>(
  ["7", "8"].map((id) => [id, { id, parent: "42", url: `${uploads}/${id}.jpg`, alt: `Picture ${id}`, caption: "" }]),
);

const blog = blogOf({ title: "The Old Example", address: "https://old.example" }, undefined);

function converted(html: string, remembered: string[] = []) {
  const told: string[] = [];
  const media = mediaLookup(attachments, blog);
  const parts = {
    post: "42",
    media,
    remembered,
    ownLink: ownLinks(blog, media),
    tell: (what: string) => told.push(what),
  };
  return { components: componentsOf(html, parts), told, copies: [...media.copies()].map(({ there }) => there) };
}

const image = (id: string, more: object = {}) => ({
  is: "article-image",
  props: { url: `/uploads/wordpress/old-example/2024/05/${id}.jpg`, imageAlt: `Picture ${id}`, ...more },
});
const slide = (id: string) => ({ imageUrl: `/uploads/wordpress/old-example/2024/05/${id}.jpg`, alt: `Picture ${id}` });
const slider = (...ids: string[]) => ({ is: "slider", props: { items: ids.map(slide) } });
const frame = (src: string, height: number) => ({
  is: "raw-html",
  props: { content: `<iframe src="${src}" width="640" height="${height}"></iframe>` },
});
const words = (text: string) => ({ is: "paragraph", props: { text } });

describe("the body of a post", () => {
  it.each<[string, string, object[]]>([
    [
      "blank lines part paragraphs in an old post",
      "One\nmore.\n\n<strong>Two</strong>.",
      [words("One<br>\nmore."), words("<strong>Two</strong>.")],
    ],
    [
      "line ends mean nothing in a post of blocks",
      "<!-- wp:paragraph -->\n<p>One\nmore.</p>\n<!-- /wp:paragraph -->",
      [words("One\nmore.")],
    ],
    [
      "headings begin at the second level",
      "<h1>Big</h1><h3>Small</h3>",
      [
        { is: "heading", props: { level: 2, text: "Big" } },
        { is: "heading", props: { level: 3, text: "Small" } },
      ],
    ],
    [
      "a list is a list",
      "<ul><li>One</li><li><p>Two</p></li><li></li></ul>",
      [{ is: "list", props: { ordered: false, items: ["One", "Two"] } }],
    ],
    [
      "a list in a list stays HTML",
      "<ol><li>One<ul><li>A</li></ul></li></ol>",
      [{ is: "raw-html", props: { content: "<ol><li>One<ul><li>A</li></ul></li></ol>" } }],
    ],
    [
      "a plain table is a table",
      "<figure><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table><figcaption>Sums</figcaption></figure>",
      [{ is: "table", props: { header: ["A", "B"], rows: [["1", "2"]], caption: "Sums" } }],
    ],
    [
      "a table with wide cells stays HTML",
      '<table><tr><td colspan="2">1</td></tr></table>',
      [{ is: "raw-html", props: { content: '<table><tr><td colspan="2">1</td></tr></table>' } }],
    ],
    [
      "a quotation is quoted",
      "<blockquote><p>Yes.</p></blockquote>",
      [{ is: "raw-html", props: { content: "<blockquote><p>Yes.</p></blockquote>" } }],
    ],
    [
      "a pull quote is pulled, with its author",
      '<figure class="wp-block-pullquote"><blockquote><p>Yes.</p><cite>Nora</cite></blockquote></figure>',
      [{ is: "pull-quote", props: { text: "Yes.", author: "Nora" } }],
    ],
    [
      "columns and groups follow on",
      "<div><div><p>One</p></div><div><p>Two</p></div></div>",
      [words("One"), words("Two")],
    ],
    [
      "a picture stands by itself, with its caption",
      `<figure><img src="${uploads}/7.jpg" alt="Picture 7"><figcaption>A <em>boat</em></figcaption></figure>`,
      [image("7", { caption: "A <em>boat</em>" })],
    ],
    [
      "a picture among words follows them",
      `<p>Look: <img src="${uploads}/7.jpg" alt="Picture 7"></p>`,
      [words("Look:"), image("7")],
    ],
    [
      "a captioned picture of old",
      `[caption width="300"]<a href="x"><img src="${uploads}/7.jpg" alt="Picture 7" /></a> A boat[/caption]`,
      [image("7", { caption: "A boat" })],
    ],
    ["a gallery by ids", '[gallery ids="8,7,99"]', [slider("8", "7")]],
    ["a gallery of the post's own pictures", "[gallery]", [slider("7", "8")]],
    ["a gallery of one picture is a picture", '[gallery ids="8"]', [image("8")]],
    [
      "a gallery of blocks, with its captions",
      `<figure class="wp-block-gallery has-nested-images"><figure><img src="${uploads}/7-300x200.jpg" alt="Picture 7"><figcaption>A <b>boat</b></figcaption></figure><figure><img src="${uploads}/8.jpg?w=2" alt="Picture 8"></figure><figcaption>Both</figcaption></figure>`,
      [
        { is: "slider", props: { items: [{ ...slide("7"), caption: "A <b>boat</b>" }, slide("8")] } },
        words("<em>Both</em>"),
      ],
    ],
    [
      "an older gallery of blocks",
      `<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure><img src="${uploads}/8.jpg" alt="Picture 8"></figure></li><li><figure><img src="https://i0.wp.com/old.example/wp-content/uploads/2024/05/7.jpg?resize=2" alt="Picture 7"></figure></li></ul>`,
      [slider("8", "7")],
    ],
    [
      "links to the blog and its files are links of this site",
      `<p>See <a href="https://old.example/2024/01/a/?x=1#y">this</a>, <a href='http://www.old.example'>that</a>, <a href="${uploads}/7.jpg">it</a> and <a href="https://other.example/b">more</a>.</p>`,
      [
        words(
          `See <a href="/2024/01/a/?x=1#y">this</a>, <a href='/'>that</a>, <a href="/uploads/wordpress/old-example/2024/05/7.jpg">it</a> and <a href="https://other.example/b">more</a>.`,
        ),
      ],
    ],
    [
      "a talk at wordpress.tv is a frame",
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://wordpress.tv/2023/08/25/state-of-it/\n</div><figcaption>A talk</figcaption></figure>',
      [frame("https://wordpress.tv/2023/08/25/state-of-it/?embed=true", 360), words("<em>A talk</em>")],
    ],
    [
      "a film of WordPress's own player",
      "[wpvideo OO1thna4]",
      [frame("https://video.wordpress.com/embed/OO1thna4", 360)],
    ],
    [
      "a song",
      "https://open.spotify.com/track/4cOdK2wGLETKBW3PvgPWqT",
      [frame("https://open.spotify.com/embed/track/4cOdK2wGLETKBW3PvgPWqT", 352)],
    ],
    [
      "a chart",
      "https://public.flourish.studio/visualisation/98/",
      [{ is: "chart", props: { id: "visualisation/98" } }],
    ],
    ["a film by its number alone", "[youtube a_b-C123456]", [{ is: "youtube", props: { videoId: "a_b-C123456" } }]],
    [
      "an address alone is an embed",
      "Watch:\n\nhttps://www.youtube.com/watch?v=a_b-C123456\n\nGood.",
      [words("Watch:"), { is: "youtube", props: { videoId: "a_b-C123456" } }, words("Good.")],
    ],
    [
      "an embed by shortcode",
      "[embed]https://vimeo.com/76979871[/embed]",
      [{ is: "vimeo", props: { videoId: "76979871" } }],
    ],
    [
      "a provider's code is the provider's embed",
      '<figure><blockquote class="twitter-tweet"><p>Words</p><a href="https://twitter.com/a/status/20">May</a></blockquote></figure><script async src="https://platform.twitter.com/widgets.js"></script><div class="flourish-embed" data-src="story/98"></div>',
      [
        { is: "tweet", props: { id: "20", hideMedia: false, hideThread: false, darkTheme: false } },
        { is: "chart", props: { id: "story/98" } },
      ],
    ],
    ["a word in brackets is a word", "He said [sic] so.", [words("He said [sic] so.")]],
  ])("%s", (_, html, expected) => {
    expect(converted(html).components).toEqual(expected);
  });

  it("tells what it leaves out", () => {
    const html =
      '<!-- wp:latest-posts {"postsToShow":3} /--><p>Kept.</p><script>steal()</script>[contact-form-7 id="1"]<form>x</form>';
    const { components, told } = converted(html);
    expect(components).toEqual([words("Kept.")]);
    expect(told).toEqual([
      "the block latest-posts",
      "the shortcode [contact-form-7]",
      "the element <script>",
      "the element <form>",
    ]);
  });

  it("shows what WordPress remembers of a provider that must be asked, and else a link, which it tells", () => {
    const html = "https://www.slideshare.net/a/b\n\nhttps://wordpress.tv/2023/08/25/c/";
    const { components } = converted(html, [
      "{{unknown}}",
      '<iframe src="https://www.slideshare.net/slideshow/embed_code/7" width="427" height="356"></iframe> <div>x</div>',
      "<iframe title='c' src='https://video.wordpress.com/embed/G1' width='640' height='360'></iframe>",
    ]);
    expect(components.map(({ props: { content } }) => content)).toEqual([
      '<iframe src="https://www.slideshare.net/slideshow/embed_code/7" width="427" height="356"></iframe>',
      "<iframe title='c' src='https://video.wordpress.com/embed/G1' width='640' height='360'></iframe>",
    ]);
    const { components: links, told } = converted("https://www.slideshare.net/a/b");
    expect(links).toEqual([words('<a href="https://www.slideshare.net/a/b">https://www.slideshare.net/a/b</a>')]);
    expect(told).toEqual(["an embed of www.slideshare.net, which is now a link"]);
  });

  it("moves pictures of the site, and leaves those of others", () => {
    const { components, copies } = converted(`<img src="${uploads}/a b.jpg"><img src="https://other.example/x.jpg">`);
    expect(components.map(({ props }) => props["url"])).toEqual([
      expect.stringMatching(/^\/uploads\/wordpress\/old-example\/2024\/05\/[0-9a-f]{8}-a-b\.jpg$/),
      "https://other.example/x.jpg",
    ]);
    expect(copies).toContain(`${uploads}/a%20b.jpg`);
    expect(copies).toHaveLength(3);
  });
});

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

async function entriesOf(xml: string, step = 7): Promise<WxrEntry[]> {
  async function* chunks() {
    const bytes = Buffer.from(xml);
    for (let start = 0; start < bytes.length; start += step) yield bytes.subarray(start, start + step);
  }
  return Array.fromAsync(readWxr(chunks()));
}

const itemIn = (entries: WxrEntry[]): WxrItem => {
  const found = entries.find((entry) => "item" in entry);
  if (found === undefined) throw new Error("There is no item.");
  return found.item;
};

describe("an export", () => {
  const author = { id: "3", login: "nc", name: "Nora Castellan" };
  const coast = { id: "9", domain: "category", slug: "coast", name: "Coast", parent: "", description: "" };
  const media = mediaLookup(attachments, blog);
  const parts = (tell: (item: string, what: string) => void = () => {}) => ({
    blog,
    people: peopleOf([author], blog, () => false),
    sections: sectionsOf(new Map([["coast", coast]]), blog, () => "nothing"),
    media,
    ownLink: ownLinks(blog, media),
    tell,
  });

  it("is read in pieces, wherever they are cut, and its post is a story at the address it had", async () => {
    const entries = await entriesOf(exported(post()));
    expect(entries[0]).toEqual({ author });
    expect(entries[1]).toEqual({ site: { title: "Old", address: "https://old.example" } });
    expect(recordOf(itemIn(entries), parts())?.record).toEqual({
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
    ["a post behind a password is kept unpublished", "<wp:post_password>x</wp:post_password>", { published: false }, 1],
    ["one without its own address gets one from its section and name", "", { canonical_url: "/coast/tides" }, 0],
  ])("%s", async (_, more, expected, told) => {
    const left: string[] = [];
    const xml = exported(post(more)).replace(
      told === 0 ? "https://old.example/2024/05/tides/" : "-",
      told === 0 ? "https://old.example/?p=42" : "-",
    );
    const named = xml.replace("<wp:post_id>", "<wp:post_name>tides</wp:post_name><wp:post_id>");
    expect(
      recordOf(
        itemIn(await entriesOf(named)),
        parts((_item, what) => left.push(what)),
      )?.record,
    ).toMatchObject(expected);
    expect(left).toHaveLength(told);
  });

  it("authors of one name have an address each, beside who is there already", () => {
    const authors = ["nc", "nc2", "mk"].map((login, place) => ({
      id: String(9 - place),
      login,
      name: login === "mk" ? "M. K." : author.name,
    }));
    const people = [...peopleOf(authors, blog, (path, id) => path === "/person/m/m-k" && id !== "x").values()];
    expect(people.map(personRecord).map(({ id, canonicalUrl }) => [id, canonicalUrl])).toEqual([
      ["old-example-mk", "/person/m/m-k-mk"],
      ["old-example-nc2", "/person/n/nora-castellan"],
      ["old-example-nc", "/person/n/nora-castellan-nc"],
    ]);
  });

  it("a category stands at its name unless something else does", () => {
    const terms = ["coast", "tides", "video", "shared"].map(
      (slug) => [slug, { ...coast, slug, parent: slug === "tides" ? "coast" : "" }] as const,
    );
    const sections = sectionsOf(new Map(terms), blog, (path) =>
      path === "/coast" ? "other" : path === "/shared" ? "section" : "nothing",
    );
    expect([...sections.values()].map(({ path, oldPath, record }) => [path, oldPath, record?.id])).toEqual([
      ["/old-example/coast", "/coast", "old-example-coast"],
      ["/tides", "/coast/tides", "old-example-tides"],
      ["/old-example/video", "/video", "old-example-video"],
      ["/shared", "/shared", undefined],
    ]);
  });

  it("menus and what is in the bin are left out and told", async () => {
    const left: string[] = [];
    const tell = (_: string, what: string) => left.push(what);
    for (const xml of [post().replace(">post<", ">nav_menu_item<"), post().replace(">publish<", ">trash<")]) {
      expect(recordOf(itemIn(await entriesOf(exported(xml))), parts(tell))).toBeUndefined();
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
    expect(recordOf(item, parts())).toBeUndefined();
  });

  it.each([
    ["no XML", "nonsense"],
    ["XML of another kind", "<rss><channel></channel></rss>"],
    ["cut off", exported(post()).slice(0, 400)],
  ])("that is %s is refused", async (_, xml) => {
    await expect(entriesOf(xml, 1000)).rejects.toThrow("is not a WordPress export");
  });
});
