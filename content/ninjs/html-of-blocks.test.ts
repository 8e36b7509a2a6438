import { expect, it } from "vitest";
import { parseBlocks } from "../blocks/parse-blocks.ts";
import { htmlOfBlocks, withWholeAddresses } from "./html-of-blocks.ts";

const blocksOf = (component: object) => parseBlocks([component]).blocks;
const alone = (url: string, text = url) => `<p><a href="${url}">${text}</a></p>`;
const quoted = (url: string) => `<blockquote>${alone(url)}</blockquote>`;

it.each<[string, object, string]>([
  ["instagram", { shortcode: "CxYz12_-abc" }, quoted("https://www.instagram.com/p/CxYz12_-abc/")],
  ["vimeo", { videoId: "76979871" }, alone("https://vimeo.com/76979871")],
  ["vimeo", { videoId: "76979871", start: 65 }, alone("https://vimeo.com/76979871#t=65s")],
  ["chart", { id: "datawrapper/aB3dE", title: "Tides" }, alone("https://datawrapper.dwcdn.net/aB3dE/", "Tides")],
  [
    "raw-html",
    { content: '<iframe src="https://maps.example/a" width="600" height="400" title="Map"></iframe>' },
    alone("https://maps.example/a", "Map"),
  ],
  ["full-span-image", { url: "/uploads/a.jpg" }, '<figure><img src="/uploads/a.jpg" alt=""></figure>'],
  [
    "slider",
    { title: "Boats & piers", items: [{ url: "/uploads/a.jpg", title: "A <pier>" }] },
    '<h3>Boats &amp; piers</h3>\n<figure><img src="/uploads/a.jpg" alt="A &lt;pier&gt;"><figcaption>A &lt;pier&gt;</figcaption></figure>',
  ],
  ["paragraph", { text: "High <b>water</b>" }, "<p>High <b>water</b></p>"],
])("a block of the kind %s is plain HTML", (is, props, html) => {
  const told: string[] = [];
  expect(htmlOfBlocks(blocksOf({ is, props }), (what) => told.push(what))).toBe(html);
  expect(told).toEqual([]);
});

it.each([
  ["poll", { id: "p7" }],
  ["live-blog", { eventCode: "e7" }],
  ["newsletter", { slid: "daily" }],
])("a block of the kind %s has no form, and is told", (is, props) => {
  const told: string[] = [];
  expect(htmlOfBlocks(blocksOf({ is, props }), (what) => told.push(what))).toBe("");
  expect(told).toEqual([`a block that has no form in ninjs: ${is}`]);
});

it.each([
  ['<a href="/?p=2">x</a>', '<a href="https://a.example/?p=2">x</a>'],
  ['<img alt="" src="/uploads/a.jpg">', '<img alt="" src="https://a.example/uploads/a.jpg">'],
  ['<a href="https://b.example/">x</a>', '<a href="https://b.example/">x</a>'],
  ['<p>href="/x"</p>', '<p>href="/x"</p>'],
])("addresses of %s are whole", (html, expected) => {
  expect(withWholeAddresses(html, (url) => `https://a.example${url}`)).toBe(expected);
});
