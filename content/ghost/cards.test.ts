// What each card of Ghost becomes, from the HTML of a post and from Lexical.

import { describe, expect, it } from "vitest";
import { lexicalHtml } from "./lexical-html.ts";
import { withPlainCards } from "./plain-cards.ts";

const bookmark = '<p><a href="https://a.example/b">Title</a><br>Description</p><p><em>Words <b>under</b></em></p>';
const audio = '<p><a href="/content/media/a.mp3">Interview</a></p>';
const video = '<p><a href="/content/media/a.mp4">a.mp4</a></p><p><em>A film</em></p>';
const product =
  '<figure><img src="/p.jpg" alt=""></figure><h3>Lamp</h3><p>Bright</p><p><a href="https://buy.example">Buy</a></p>';
const header = '<figure><img src="/h.jpg" alt=""></figure><h2>Big</h2><p>Small</p><p><a href="/x">Go</a></p>';

const audioLoss = "the player of an audio card, which is now a link";
const videoLoss = "the player of a video card, which is now a link";

describe("in the HTML of a post", () => {
  it.each<[string, string, string, string[]]>([
    [
      "bookmark",
      '<a class="kg-bookmark-container" href="https://a.example/b"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Title</div><div class="kg-bookmark-description">Description</div></div><div class="kg-bookmark-thumbnail"><img src="t.jpg"></div></a><figcaption>Words <b>under</b></figcaption>',
      bookmark,
      ["the picture of a bookmark card"],
    ],
    [
      "bookmark",
      '<a href="https://a.example">No title here</a>',
      '<p><a href="https://a.example">https://a.example</a></p>',
      [],
    ],
    [
      "file",
      '<a class="kg-file-card-container" href="/content/files/a.pdf"><div class="kg-file-card-title">Report</div><div class="kg-file-card-caption">Of May</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">a.pdf</div></div></a>',
      '<p><a href="/content/files/a.pdf">Report</a><br>Of May</p>',
      [],
    ],
    [
      "audio",
      '<audio src="/content/media/a.mp3"></audio><div class="kg-audio-title">Interview</div><span class="kg-audio-current-time">0:00</span>',
      audio,
      [audioLoss],
    ],
    [
      "video",
      '<div><video src="/content/media/a.mp4"></video><span>0:00</span></div><figcaption>A film</figcaption>',
      video,
      [videoLoss],
    ],
    [
      "product",
      '<img class="kg-product-card-image" src="/p.jpg"><h4 class="kg-product-card-title">Lamp</h4><div class="kg-product-card-rating"></div><div class="kg-product-card-description"><p>Bright</p></div><a href="https://buy.example" class="kg-product-card-button"><span>Buy</span></a>',
      product.replace("Buy", "<span>Buy</span>"),
      ["the stars of a product card"],
    ],
    ["callout", '<div class="kg-callout-emoji">!</div><div class="kg-callout-text">Mind</div>', "<p>! Mind</p>", []],
    [
      "toggle",
      '<div><h4 class="kg-toggle-heading-text">Why?</h4><button></button></div><div class="kg-toggle-content"><p>So.</p></div>',
      "<h4>Why?</h4><p>So.</p>",
      [],
    ],
    [
      "button",
      '<a href="https://buy.example" class="kg-btn">Buy</a>',
      '<p><a href="https://buy.example">Buy</a></p>',
      [],
    ],
    [
      "header",
      '<img src="/h.jpg"><h2 class="kg-header-card-heading">Big</h2><p class="kg-header-card-subheading">Small</p><a class="kg-header-card-button" href="/x">Go</a>',
      header,
      [],
    ],
    [
      "signup",
      '<h2 class="kg-signup-card-heading">Letters</h2><form><input></form><p class="kg-signup-card-disclaimer">Free</p>',
      "<h2>Letters</h2><p>Free</p>",
      ["the form of a signup card"],
    ],
  ])("%s", (kind, inner, becomes, losses) => {
    const told: string[] = [];
    const html = withPlainCards(`<p>Before</p><div class="kg-card kg-${kind}-card">${inner}</div>`, (what) =>
      told.push(what),
    );
    expect([html, told]).toEqual([`<p>Before</p>${becomes}`, losses]);
  });

  it.each<[string, string, string, string[]]>([
    ["an embed keeps the words under it", "kg-embed-card", "<iframe></iframe>", []],
    ["an image is read as it is", "kg-image-card kg-width-wide", "<img>", []],
    [
      "a card that is not known follows on and is named",
      "kg-new-card",
      "<p>Words</p>",
      ["the look of a card of the kind new: what stands in it follows on"],
    ],
  ])("%s", (_name, names, inner, losses) => {
    const told: string[] = [];
    const card = `<figure class="kg-card ${names}">${inner}</figure>`;
    expect(withPlainCards(card, (what) => told.push(what))).toBe(card);
    expect(told).toEqual(losses);
  });

  it("the words under an embed stand below it, and a paywall is named", () => {
    const told: string[] = [];
    const html =
      '<!--members-only--><figure class="kg-card kg-embed-card"><iframe></iframe><figcaption>A</figcaption></figure>';
    expect(withPlainCards(html, (what) => told.push(what))).toMatch(/<\/iframe><\/figure><p><em>A<\/em><\/p>$/);
    expect(told).toEqual(["the mark behind which only members read on"]);
  });
});

describe("in Lexical", () => {
  const words = (text: string, format = 0) => ({ type: "extended-text", text, format });
  const paragraph = (...children: object[]) => ({ type: "paragraph", children });

  it.each<[string, object, string, string[]]>([
    [
      "words",
      paragraph(words("A <b>", 3), { type: "linebreak" }, words("c")),
      "<p><em><strong>A &lt;b&gt;</strong></em><br>c</p>",
      [],
    ],
    ["a heading", { type: "extended-heading", tag: "h3", children: [words("A")] }, "<h3>A</h3>", []],
    [
      "a list",
      { type: "list", listType: "number", start: 4, children: [{ type: "listitem", children: [words("A")] }] },
      '<ol start="4"><li>A</li></ol>',
      [],
    ],
    [
      "a link",
      paragraph({ type: "link", url: 'https://a.example/"', children: [words("A")] }),
      '<p><a href="https://a.example/&quot;">A</a></p>',
      [],
    ],
    ["a quotation", { type: "extended-quote", children: [words("A")] }, "<blockquote><p>A</p></blockquote>", []],
    [
      "an image",
      { type: "image", src: "/a.jpg", alt: "A", caption: "B" },
      '<figure><img src="/a.jpg" alt="A"><figcaption>B</figcaption></figure>',
      [],
    ],
    [
      "an image with a link on it",
      { type: "image", src: "/a.jpg", href: "https://a.example" },
      '<figure><a href="https://a.example"><img src="/a.jpg" alt=""></a></figure>',
      [],
    ],
    [
      "a gallery",
      { type: "gallery", images: [{ src: "/a.jpg", alt: "A" }] },
      '<div class="kg-gallery-card"><figure><img src="/a.jpg" alt="A"></figure></div>',
      [],
    ],
    [
      "a bookmark",
      {
        type: "bookmark",
        url: "https://a.example/b",
        metadata: { title: "Title", description: "Description", icon: "i.png" },
        caption: "Words <b>under</b>",
      },
      bookmark,
      ["the picture of a bookmark card"],
    ],
    ["an embed", { type: "embed", url: "https://a.example", html: "<iframe></iframe>" }, "<iframe></iframe>", []],
    ["HTML", { type: "html", html: "<p>A</p>" }, "<p>A</p>", []],
    [
      "Markdown",
      { type: "markdown", markdown: "# A\n\nB" },
      "<p># A</p><p>B</p>",
      ["the markup of a Markdown card: its words are here as they were written"],
    ],
    ["code", { type: "codeblock", code: "a < b" }, "<pre><code>a &lt; b</code></pre>", []],
    ["a recording", { type: "audio", src: "/content/media/a.mp3", title: "Interview" }, audio, [audioLoss]],
    ["a film", { type: "video", src: "/content/media/a.mp4", caption: "A film" }, video, [videoLoss]],
    [
      "a file",
      { type: "file", src: "/content/files/a.pdf", fileTitle: "", fileName: "a.pdf" },
      '<p><a href="/content/files/a.pdf">a.pdf</a></p>',
      [],
    ],
    ["a button", { type: "button", buttonText: "Buy", buttonUrl: "/b" }, '<p><a href="/b">Buy</a></p>', []],
    ["a callout", { type: "callout", calloutEmoji: "!", calloutText: "<p>Mind</p>" }, "<p>! Mind</p>", []],
    ["a toggle", { type: "toggle", heading: "Why?", content: "<p>So.</p>" }, "<h4>Why?</h4><p>So.</p>", []],
    [
      "a product",
      {
        type: "product",
        productImageSrc: "/p.jpg",
        productTitle: "Lamp",
        productDescription: "<p>Bright</p>",
        productRatingEnabled: true,
        productButtonEnabled: true,
        productButton: "Buy",
        productUrl: "https://buy.example",
      },
      product,
      ["the stars of a product card"],
    ],
    [
      "a header",
      {
        type: "header",
        header: "Big",
        subheader: "Small",
        backgroundImageSrc: "/h.jpg",
        buttonEnabled: true,
        buttonText: "Go",
        buttonUrl: "/x",
      },
      header,
      [],
    ],
    [
      "a signup",
      { type: "signup", header: "Letters", disclaimer: "Free" },
      "<h2>Letters</h2><p>Free</p>",
      ["the form of a signup card"],
    ],
    [
      "a call to action",
      { type: "call-to-action", textValue: "<p>A</p>", showButton: true, buttonText: "Go", buttonUrl: "/x" },
      '<p>A</p><p><a href="/x">Go</a></p>',
      [],
    ],
    ["a passage of letters", { type: "email", html: "<p>A</p>" }, "", ["a card that only letters to subscribers show"]],
    ["a paywall", { type: "paywall" }, "", ["the mark behind which only members read on"]],
    ["what is not known", { type: "new", children: [words("A")] }, "A", ["a card of the kind new"]],
  ])("%s", (_name, node, becomes, losses) => {
    const told: string[] = [];
    const lexical = JSON.stringify({ root: { type: "root", children: [node] } });
    expect([lexicalHtml(lexical, (what) => told.push(what)), told]).toEqual([becomes, losses]);
  });

  it("what is none is nothing, and what is nested too deeply is refused", () => {
    const tell = () => {};
    expect([lexicalHtml("nonsense", tell), lexicalHtml("{}", tell)]).toEqual([undefined, undefined]);
    let node: object = words("A");
    for (let depth = 0; depth < 2_000; depth += 1) node = paragraph(node);
    expect(() => lexicalHtml(JSON.stringify({ root: { type: "root", children: [node] } }), tell)).toThrow(
      "nested deeper",
    );
  });
});
