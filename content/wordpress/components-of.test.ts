// What becomes of the body of a post: old posts and posts of blocks, shortcodes, pictures, embeds.

import { describe, expect, it } from "vitest";
import { componentsOf } from "./components-of.ts";
import { mediaLookup, type Attachment } from "./media.ts";
import { blogOf } from "./blog.ts";
import { ownLinks } from "./own-links.ts";

const uploads = "https://old.example/wp-content/uploads/2024/05";
const attachments = new Map<string, Attachment>(
  ["7.jpg", "8.jpg", "9.mp4", "10.mp3"].map((name) => {
    const [id = "", ending] = name.split(".");
    const parent = ending === "jpg" ? "42" : "";
    return [id, { id, parent, url: `${uploads}/${name}`, alt: `Picture ${id}`, caption: "" }];
  }),
);
const shared = new Map([
  ["5", "<!-- wp:paragraph --><p>A passage of several.</p><!-- /wp:paragraph -->"],
  ["6", '<!-- wp:block {"ref":5} /-->'],
  ["7", '<!-- wp:block {"ref":7} /-->'],
]);

const blog = blogOf({ title: "The Old Example", address: "https://old.example" }, undefined);

function converted(html: string, remembered: string[] = []) {
  const told: string[] = [];
  const media = mediaLookup(attachments, blog);
  const parts = {
    post: "42",
    media,
    remembered,
    ...ownLinks(blog, media),
    block: (number: string) => shared.get(number),
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
const link = (address: string, text = address) => words(`<a href="${address}">${text}</a>`);
const here = "/uploads/wordpress/old-example/2024/05";
const film = { is: "video-inline", props: { videoId: "old-example-9" } };
const song = link(`${here}/10.mp3`, "10.mp3");
const isLinked = "a video or audio file, which is now a link";
const talk = (name: string) => frame(`https://embed.ted.com/talks/${name}`, 360);
const embedded = (address: string) =>
  `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${address}</div></figure>`;

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

  it.each<[string, string, object[], string[]]>([
    [
      "a story of the blog is a link",
      "https://old.example/2024/05/high-tides/",
      [link("/2024/05/high-tides/", "High tides")],
      [],
    ],
    [
      "one by its number as well",
      embedded("https://old.example/?p=7"),
      [link("/?p=7", "https://old.example/?p=7")],
      [],
    ],
    [
      "what is a link already stays one",
      '<p><a href="https://x.example/a">https://x.example/a</a></p>',
      [link("https://x.example/a")],
      [],
    ],
    [
      "an unknown provider",
      embedded("https://x.example/a"),
      [link("https://x.example/a")],
      ["an embed of x.example, which is now a link"],
    ],
    [
      "one alone on its line",
      "Before.\n\nhttps://x.example/a\n\nAfter.",
      [words("Before."), link("https://x.example/a"), words("After.")],
      ["an embed of x.example, which is now a link"],
    ],
    ["a talk", "https://www.ted.com/talks/some_talk", [talk("some_talk")], []],
    ["a talk with a slash", embedded("https://www.ted.com/talks/some_talk/"), [talk("some_talk")], []],
    ["a talk in another language", "https://www.ted.com/talks/lang/de/some_talk.html", [talk("lang/de/some_talk")], []],
    [
      "a talk by shortcode",
      '[ted id="12"]',
      [link("https://www.ted.com/talks/view/id/12")],
      ["an embed of www.ted.com, which is now a link"],
    ],
    ["a shortcode of nothing", "[facebook]", [], ["the shortcode [facebook]"]],
    [
      "a film of the blog",
      `<figure class="wp-block-video"><video src="${uploads}/9.mp4"></video></figure>`,
      [film],
      [],
    ],
    [
      "a film with words below",
      `<figure><video><source src="${uploads}/9.mp4"></video><figcaption>Tide</figcaption></figure>`,
      [{ ...film, props: { ...film.props, caption: "Tide" } }],
      [],
    ],
    [
      "a film by shortcode, among words",
      `<p>Look: [video mp4="${uploads}/9.mp4"][/video]</p>`,
      [words("Look:"), film],
      [],
    ],
    ["a film alone on its line", `${uploads}/9.mp4`, [film], []],
    [
      "a film of another site",
      '<video src="https://x.example/a.mp4"></video>',
      [link("https://x.example/a.mp4", "a.mp4")],
      [isLinked],
    ],
    ["a recording", `[audio src="${uploads}/10.mp3"]`, [song], [isLinked]],
    ["a playlist", '[playlist type="video" ids="9,10"]', [film, song], [isLinked]],
    ["a playlist of nothing", '[playlist ids="99"]', [], ["the shortcode [playlist]"]],
    ["a passage that several posts show", '<!-- wp:block {"ref":5} /-->', [words("A passage of several.")], []],
    [
      "one that shows another",
      '<!-- wp:block {"ref":6,"content":{"a":{"b":1}}} /-->',
      [words("A passage of several.")],
      [],
    ],
    ["one that shows itself", '<!-- wp:block {"ref":7} /-->', [], ["the reusable block 7, which shows itself"]],
    ["one that is missing", '<!-- wp:block {"ref":8} /-->', [], ["the reusable block 8, which is not in the export"]],
    [
      "a document",
      `<div class="wp-block-file"><object data="${uploads}/a.pdf"></object><a href="${uploads}/a.pdf">Plan</a><a href="${uploads}/a.pdf" download>Download</a></div>`,
      [{ is: "pdf", props: { url: `${here}/a.pdf`, linkText: "Plan" } }],
      [],
    ],
    [
      "a file to save",
      `<div class="wp-block-file"><a href="${uploads}/a.docx">Minutes</a></div>`,
      [link(`${here}/a.docx`, "Minutes")],
      [],
    ],
    [
      "a file that is not served",
      `<p>A <a href="/wp-content/uploads/2024/05/a.exe">tool for readers</a></p>`,
      [words(`A <a href="${uploads}/a.exe">tool for readers</a>`)],
      [`a link to a file that is not served here, which keeps its address: ${uploads}/a.exe`],
    ],
    [
      "words between blocks are parted by blank lines",
      "One.\n\nTwo.\n\n<!-- wp:paragraph --><p>Three.</p><!-- /wp:paragraph -->",
      [words("One."), words("Two."), words("Three.")],
      [],
    ],
  ])("%s", (_, html, components, told) => {
    expect(converted(html)).toMatchObject({ components, told });
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
    expect(copies).toHaveLength(attachments.size + 1);
  });
});
