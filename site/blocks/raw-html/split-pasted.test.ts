import { describe, expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";

const pasted = (content: string) => parseBlocks([{ component: "advanced-media", model: { content } }]);
const blocksOf = (content: string) => pasted(content).blocks;
const toldOf = (content: string) => pasted(content).gaps.map(({ at, reasons }) => `${at}: ${reasons.join("; ")}`);
const htmlOf = (content: string) =>
  blocksOf(content).map((block) => (block.kind === "raw-html" ? block.props.html : block.kind));

describe("pasted HTML keeps its shape", () => {
  it.each([
    [
      "a table",
      `<table style="x" border=1 onclick="x()"><caption>Votes</caption><thead><tr><th scope="col">Who<th colspan="2">How many</thead><tbody><tr><td rowspan=2 width=5>A</td><td>1</td><td colspan="99999999">2</td></tr></tbody></table>`,
      `<table><caption>Votes</caption><thead><tr><th scope="col">Who</th><th colspan="2">How many</th></tr></thead><tbody><tr><td rowspan="2">A</td><td>1</td><td>2</td></tr></tbody></table>`,
    ],
    [
      "a list within a list",
      `<ol start="3" style="x"><li>One<ul><li>Two <b>bold</b></li></ul></li></ol>`,
      `<ol start="3"><li>One<ul><li>Two <b>bold</b></li></ul></li></ol>`,
    ],
    [
      "a table in a figure with its words",
      `<figure class="wp"><table><tr><td>1</td></tr></table><figcaption>Source: <em>us</em></figcaption></figure>`,
      `<figure><table><tr><td>1</td></tr></table><figcaption>Source: <em>us</em></figcaption></figure>`,
    ],
    ["a heading of the first level as one of the second", `<h1>A</h1><p>B</p>`, `<h2>A</h2><p>B</p>`],
    [
      "terms and code",
      `<dl><dt>A</dt><dd>B</dd></dl><pre><code>1 &lt; 2</code></pre>`,
      `<dl><dt>A</dt><dd>B</dd></dl><pre><code>1 &lt; 2</code></pre>`,
    ],
  ])("BLOCK-10 %s", (_, content, html) => {
    expect(htmlOf(content)).toEqual([html]);
    expect(toldOf(content)).toEqual([]);
  });

  it("BLOCK-10 a picture with its caption is a picture of the story, where it stood", () => {
    const { blocks, gaps } = pasted(
      `<p>Before</p><div><figure><a href="/x"><img src="https://pics.example/7.jpg" alt=" A ferry " width=800 onerror="x()"></a><figcaption>At <b>dawn</b></figcaption></figure></div><p>After <img src="/uploads/8.jpg"> it</p>`,
    );
    expect(blocks).toMatchObject([
      { kind: "raw-html", props: { html: "<p>Before</p>" } },
      {
        kind: "article-image",
        props: { url: "https://pics.example/7.jpg", imageAlt: "A ferry", caption: "At <b>dawn</b>" },
      },
      { kind: "raw-html", props: { html: "<p>After  it</p>" } },
      { kind: "article-image", props: { url: "/uploads/8.jpg" } },
    ]);
    expect(gaps).toEqual([]);
  });

  it("BLOCK-10 pictures in a table follow it, and a dot that counts readers is none", () => {
    expect(
      htmlOf(
        `<table><tr><td>1<img src="/uploads/1.jpg"></td></tr></table><img src="https://c.example/x.gif" width="1" height="1">`,
      ),
    ).toEqual(["<table><tr><td>1</td></tr></table>", "article-image"]);
  });
});

describe("the code of a provider is the embed of that provider", () => {
  const script = (src: string) => `<script async src="${src}" charset="utf-8"></script>`;
  it.each([
    [
      "Instagram",
      `<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https://www.instagram.com/reel/CkQ8mRd0aZ1/?utm_source=ig_embed" data-instgrm-version="14" style="background:#FFF"><div><a href="https://www.instagram.com/reel/CkQ8mRd0aZ1/">View</a></div></blockquote> ${script("//www.instagram.com/embed.js")}`,
      { kind: "instagram", props: { shortcode: "CkQ8mRd0aZ1", hideCaption: false } },
    ],
    [
      "X",
      `<blockquote class="twitter-tweet" data-theme="dark" data-conversation="none"><p lang="en">Words <a href="https://t.co/x">pic</a></p>&mdash; A (@a) <a href="https://twitter.com/a/status/1580661436132757506?ref_src=twsrc">May 1</a></blockquote>${script("https://platform.twitter.com/widgets.js")}`,
      { kind: "tweet", props: { id: "1580661436132757506", darkTheme: true, hideThread: true, hideMedia: false } },
    ],
    [
      "TikTok",
      `<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@a/video/7160000000000000001" data-video-id="7160000000000000001"><section><a href="https://www.tiktok.com/@a">@a</a></section></blockquote>${script("https://www.tiktok.com/embed.js")}`,
      { kind: "tiktok", props: { url: "https://www.tiktok.com/@a/video/7160000000000000001" } },
    ],
    [
      "Datawrapper, a frame",
      `<iframe title="Jobs by county" aria-label="Map" id="datawrapper-chart-aB3xY" src="https://datawrapper.dwcdn.net/aB3xY/4/" scrolling="no" frameborder="0" style="width: 0; min-width: 100% !important;" height="537" data-external="1"></iframe><script>!function(){window.addEventListener("message",function(){})}();</script>`,
      { kind: "chart", props: { id: "datawrapper/aB3xY", title: "Jobs by county", height: 537 } },
    ],
    [
      "Datawrapper, a script",
      `<div style="min-height:437px" id="datawrapper-vis-aB3xY"><script defer src="https://datawrapper.dwcdn.net/aB3xY/embed.js" charset="utf-8"></script><noscript><img src="https://datawrapper.dwcdn.net/aB3xY/full.png" alt=""></noscript></div>`,
      { kind: "chart", props: { id: "datawrapper/aB3xY" } },
    ],
    [
      "Flourish",
      `<div class="flourish-embed flourish-chart" data-src="visualisation/11223344"><script src="https://public.flourish.studio/resources/embed.js"></script><noscript><img src="https://public.flourish.studio/visualisation/11223344/thumbnail" width="100%"></noscript></div>`,
      { kind: "chart", props: { id: "visualisation/11223344" } },
    ],
    [
      "Flourish, a frame",
      `<iframe src='https://flo.uri.sh/visualisation/11223344/embed' title='Interactive content' frameborder='0' scrolling='no' style='width:100%;height:600px;'></iframe>`,
      { kind: "chart", props: { id: "visualisation/11223344", title: "Interactive content" } },
    ],
    [
      "Infogram",
      `<div class="infogram-embed" data-id="7d1c1a38-6c4e-4d0f-9b57-0f5d0b8d6a11" data-type="interactive" data-title="Turnout"></div><script>!function(e,n){}(document)</script>`,
      { kind: "chart", props: { id: "infogram/7d1c1a38-6c4e-4d0f-9b57-0f5d0b8d6a11", title: "Turnout" } },
    ],
    [
      "Infogram, a script alone",
      `<script id="infogram_0_qqq-222" title="Turnout" src="https://e.infogram.com/js/dist/embed.js?abc" type="text/javascript"></script>`,
      { kind: "chart", props: { id: "infogram/qqq-222", title: "Turnout" } },
    ],
    [
      "Instagram, a frame",
      `<iframe src="https://www.instagram.com/p/XYZ999/embed/captioned" width="400" height="500"></iframe>`,
      { kind: "instagram", props: { shortcode: "XYZ999", hideCaption: false } },
    ],
    [
      "Instagram, a frame without the words",
      `<iframe src="//www.instagram.com/p/XYZ999/embed/?v=12"></iframe>`,
      { kind: "instagram", props: { shortcode: "XYZ999", hideCaption: true } },
    ],
    [
      "TikTok, by its number alone",
      `<div><blockquote class="tiktok-embed" data-video-id="7123456789012345678"></blockquote></div>`,
      { kind: "tiktok", props: { url: "https://www.tiktok.com/@/video/7123456789012345678" } },
    ],
    [
      "Facebook",
      `<div id="fb-root"></div>${script("https://connect.facebook.net/en_US/sdk.js")}<div class="fb-post" data-href="https://www.facebook.com/page/posts/123"></div>`,
      { kind: "facebook", props: { url: "https://www.facebook.com/page/posts/123" } },
    ],
  ])("BLOCK-10 %s", (_, content, block) => {
    expect(blocksOf(content)).toMatchObject([block]);
    expect(toldOf(content)).toEqual([]);
  });

  it("BLOCK-10 stands among the words, and leaves those of a post that is not one", () => {
    expect(
      htmlOf(
        `<p>One</p><center><blockquote class="twitter-tweet"><a href="https://x.com/a/status/20">x</a></blockquote></center><p>Two</p>`,
      ),
    ).toEqual(["<p>One</p>", "tweet", "<p>Two</p>"]);
    expect(
      htmlOf(
        `<blockquote class="twitter-tweet"><p>Gone</p><a href="https://x.com.evil.example/a/status/20">x</a></blockquote>`,
      ),
    ).toEqual([`<blockquote><p>Gone</p><a href="https://x.com.evil.example/a/status/20">x</a></blockquote>`]);
  });
});

describe("what cannot be shown is a link, and is told", () => {
  const link = (href: string, words: string) => `<p><a href="${href}" target="_blank" rel="noopener">${words}</a></p>`;
  it.each([
    [
      "a frame without a size",
      `<iframe src="https://maps.example/1" title="A &lt;map&gt;"></iframe>`,
      [link("https://maps.example/1", "A &lt;map&gt;")],
      ["components.0.<iframe>: needs an address, a width and a height; a link stands in its place"],
    ],
    [
      "a second frame",
      `<iframe src="https://maps.example/1" width=5 height=5></iframe><iframe src="https://maps.example/2?a=1&b=2" width=5 height=5></iframe>`,
      ["", link("https://maps.example/2?a=1&amp;b=2", "See it on maps.example")],
      ["components.0.<iframe>: only the first frame is shown; a link stands in its place"],
    ],
    [
      "a film of another site",
      `<video controls><source src="https://films.example/a.mp4"></video>`,
      [link("https://films.example/a.mp4", "See it on films.example")],
      ["components.0.<video>: cannot be shown; a link stands in its place"],
    ],
    [
      "a plug-in",
      `<object data="/old/map.swf"></object>`,
      [link("/old/map.swf", "See it on its own page")],
      ["components.0.<object>: cannot be shown; a link stands in its place"],
    ],
    [
      "the code of a provider that names nothing",
      `<div><div><blockquote class="tiktok-embed" data-video-id="777"><section> </section></blockquote></div></div><p>Words</p>`,
      ["<p>Words</p>"],
      ["components.0.<blockquote>: names no post, film or chart that can be shown"],
    ],
    [
      "a script of Infogram that names no chart",
      `<script id="infogram_0_" src="https://e.infogram.com/js/dist/embed.js"></script>`,
      [],
      ["components.0.<script>: scripts are not run"],
    ],
    [
      "a frame that brings its own document",
      `<iframe srcdoc="<p>x" width=5 height=5></iframe><p>Words</p>`,
      ["<p>Words</p>"],
      ["components.0.<iframe>: needs an address, a width and a height, and has no address for a link"],
    ],
    [
      "a script alone",
      `<script src="https://widgets.example/w.js"></script>`,
      [],
      ["components.0.<script>: scripts are not run"],
    ],
    [
      "a form and a style",
      `<style>p{}</style><form action="https://evil.example"><label>Name</label><input name="a"></form>`,
      ["Name"],
      ["components.0.<style>: styles are not taken", "components.0.<form>: forms are not taken, only their words"],
    ],
    [
      "a frame that leads nowhere",
      `<iframe src="javascript:alert(1)" width=5 height=5></iframe><p>Words</p>`,
      ["<p>Words</p>"],
      ["components.0.<iframe>: needs an address, a width and a height, and has no address for a link"],
    ],
    [
      "a picture that is none",
      `<p>Words</p><img src="data:image/png;base64,AA"><img src="javascript:alert(1)">`,
      ["<p>Words</p>"],
      ["components.0.<img>: has no address of a picture", "components.0.<img>: has no address of a picture"],
    ],
  ])("BLOCK-10 %s", (_, content, html, told) => {
    expect(htmlOf(content)).toEqual(html);
    expect(toldOf(content)).toEqual(told);
  });
});

it.each([
  [
    `<table><tr><td><img src=x onerror=alert(1)><script>alert(1)</script>Cell</td></tr></table>`,
    "<table><tr><td>Cell</td></tr></table>",
  ],
  [
    `<figure><figcaption onclick="x()"><svg onload=alert(1)>Words</svg></figcaption></figure>`,
    "<figure><figcaption>Words</figcaption></figure>",
  ],
  [`<td style="position:fixed" colspan="1" onmouseover=x()>Loose</td>`, `<td colspan="1">Loose</td>`],
  [
    `<blockquote class="instagram-media" data-instgrm-permalink="javascript:alert(1)">Words</blockquote>`,
    "<blockquote>Words</blockquote>",
  ],
  [`<div class="infogram-embed" data-id='"><script>alert(1)</script>'>Words</div>`, "Words"],
  [`<div class="flourish-embed" data-src="../../evil">Words</div>`, "Words"],
  [`<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">`, ""],
])("BLOCK-10 hostile %s leaves %s", (content, html) => {
  expect(
    htmlOf(content)
      .filter((one) => one !== "article-image")
      .join(""),
  ).toBe(html);
});
