// What a post shows besides words and pictures: embeds, films and recordings, documents, passages of several posts.

import { expect, it } from "vitest";
import { attachments, converted, frame, uploads, words } from "../testing/converted-post.ts";
import { blogOf } from "./blog.ts";
import { postersNamedIn } from "./clips.ts";
import { enclosuresOf } from "./enclosures.ts";
import { mediaLookup } from "./media.ts";

const link = (address: string, text = address) => words(`<a href="${address}">${text}</a>`);
const here = "/uploads/wordpress/old-example/2024/05";
const film = { is: "video-inline", props: { videoId: "old-example-9" } };
const song = link(`${here}/10.mp3`, "10.mp3");
const isLinked = "a video or audio file, which is now a link";
const talk = (name: string) => frame(`https://embed.ted.com/talks/${name}`, 360);
const embedded = (address: string) =>
  `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${address}</div></figure>`;

const withPoster = { ...film, props: { ...film.props, imageUrl: `${here}/7.jpg` } };

it.each<[string, string, object[], string[]]>([
  [
    "a film with its picture",
    `<figure><video poster="${uploads}/7.jpg" src="${uploads}/9.mp4"></video></figure>`,
    [withPoster],
    [],
  ],
  ["one by its shortcode", `[video mp4="${uploads}/9.mp4" poster="${uploads}/7.jpg"][/video]`, [withPoster], []],
  [
    "a story of the blog is a link",
    "https://old.example/2024/05/high-tides/",
    [link("/2024/05/high-tides/", "High tides")],
    [],
  ],
  ["one by its number as well", embedded("https://old.example/?p=7"), [link("/?p=7", "https://old.example/?p=7")], []],
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
  ["a film of the blog", `<figure class="wp-block-video"><video src="${uploads}/9.mp4"></video></figure>`, [film], []],
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

it.each<[string, string, object[]]>([
  ["is a link", "", [song]],
  ["stands in the text already", `<audio src="${uploads}/10.mp3"></audio>`, []],
])("the recording of a podcast %s", (_, html, expected) => {
  const told: string[] = [];
  const media = mediaLookup(attachments, blogOf({ title: "", address: "https://old.example" }, undefined));
  const meta = new Map([["enclosure", [`${uploads}/10.mp3\n123456\naudio/mpeg\n`]]]);
  expect(enclosuresOf({ meta }, html, { media, tell: (what) => told.push(what) })).toEqual(expected);
  expect(told).toHaveLength(expected.length);
});

it("the pictures of films are known by the address of the film", () => {
  const html =
    '<video controls poster="/p.jpg" src="/a.mp4"></video> [video poster="/q.jpg" mp4="/b.mp4"] <video src="/c.mp4">';
  expect(postersNamedIn(html)).toEqual([
    ["/a.mp4", "/p.jpg"],
    ["/b.mp4", "/q.jpg"],
  ]);
});
