// What becomes of the body of a post: old posts and posts of blocks, shortcodes, pictures, embeds.

import { describe, expect, it } from "vitest";
import { attachments, converted, frame, uploads, words } from "../testing/converted-post.ts";

const image = (id: string, more: object = {}) => ({
  is: "article-image",
  props: { url: `/uploads/wordpress/old-example/2024/05/${id}.jpg`, imageAlt: `Picture ${id}`, ...more },
});
const slide = (id: string) => ({ imageUrl: `/uploads/wordpress/old-example/2024/05/${id}.jpg`, alt: `Picture ${id}` });
const slider = (...ids: string[]) => ({ is: "slider", props: { items: ids.map(slide) } });
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
      [{ is: "table", props: { header: ["A", "B"], rows: [["1", "2"]], note: "Sums" } }],
    ],
    [
      "the foot of a table is its foot",
      "<table><tfoot><tr><td>Both</td></tr></tfoot><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>",
      [{ is: "table", props: { rows: [["1"], ["2"]], foot: [["Both"]] } }],
    ],
    [
      "a table of a foot alone is a table",
      "<table><thead><tr><th>A</th></tr></thead><tfoot><tr><td>1</td></tr></tfoot></table>",
      [{ is: "table", props: { header: ["A"], rows: [["1"]] } }],
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
    [
      "a shortcode that somebody writes of",
      "Write [[gallery]] and [[b]x[/b]] there.",
      [words("Write [gallery] and [b]x[/b] there.")],
    ],
    [
      "a quotation of several paragraphs, of old",
      "<blockquote>One\n\nTwo</blockquote>",
      [{ is: "raw-html", props: { content: "<blockquote><p>One</p><p>Two</p></blockquote>" } }],
    ],
    ["a gallery of the post's own pictures", "[gallery]", [slider("7", "8")]],
    ["a gallery of one picture is a picture", '[gallery ids="8"]', [image("8")]],
    [
      "a gallery of blocks, with its captions",
      `<figure class="wp-block-gallery has-nested-images"><figure><img src="${uploads}/7-300x200.jpg" alt="Picture 7"><figcaption>A <b>boat</b></figcaption></figure><figure><img src="${uploads}/8.jpg?w=2" alt="Picture 8"></figure><figcaption>Both</figcaption></figure>`,
      [
        {
          is: "slider",
          props: { items: [{ ...slide("7"), caption: "A <b>boat</b>" }, slide("8")], caption: "Both" },
        },
      ],
    ],
    [
      "an older gallery of blocks",
      `<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure><img src="${uploads}/8.jpg" alt="Picture 8"></figure></li><li><figure><img src="https://i0.wp.com/old.example/wp-content/uploads/2024/05/7.jpg?resize=2" alt="Picture 7"></figure></li></ul>`,
      [slider("8", "7")],
    ],
    [
      "links to the blog and its files are links of this site",
      `<p>See <a href="https://old.example/2024/01/a/?x=1#y">this</a>, <a href='http://www.old.example'>that</a>, <a href="//old.example/b/">there</a>, <a href="${uploads}/7.jpg">it</a> and <a href="https://other.example/b">more</a>.</p>`,
      [
        words(
          `See <a href="/2024/01/a/?x=1#in-story-y">this</a>, <a href='/'>that</a>, <a href="/b/">there</a>, <a href="/uploads/wordpress/old-example/2024/05/7.jpg">it</a> and <a href="https://other.example/b">more</a>.`,
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
    ...(
      [
        ["https://www.youtube.com/watch?v=a_b-C123456&amp;t=30s", 30],
        ["[embed]https://youtu.be/a_b-C123456?t=1m30s[/embed]", 90],
        ["[youtube a_b-C123456 start=12]", 12],
        ["[youtube https://www.youtube.com/watch?v=a_b-C123456&start=75]", 75],
        ['<iframe src="https://www.youtube.com/embed/a_b-C123456?start=44&amp;end=60"></iframe>', 44],
        [
          '<!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/live/a_b-C123456?t=45\n</div></figure><!-- /wp:embed -->',
          45,
        ],
      ] as const
    ).map(([html, start]): [string, string, object[]] => [
      `a film from a second on, ${html}`,
      html,
      [{ is: "youtube", props: { videoId: "a_b-C123456", start } }],
    ]),
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
    expect(copies).toHaveLength(attachments.size + 1);
  });
});
