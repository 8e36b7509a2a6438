// Links of a post to places in it, its notes, and links that are relative to where it stood.

import { expect, it } from "vitest";
import { converted, words } from "../testing/converted-post.ts";
import { placesWantedIn } from "./anchors.ts";

const heading = (text: string) => ({ is: "heading", props: { level: 2, text } });

it.each<[string, string, object[]]>([
  [
    "a heading",
    '<h2 id="s1">First</h2><p>Go <a href="#s1">there</a>.</p>',
    [heading('<a id="in-story-s1"></a>First'), words('Go <a href="#in-story-s1">there</a>.')],
  ],
  [
    "an older place, by its name",
    '<p><a name="s1"></a>First of all</p><p>Go <a href="#s1">there</a>.</p>',
    [words('<a name="s1" id="in-story-s1"></a>First of all'), words('Go <a href="#in-story-s1">there</a>.')],
  ],
  [
    "what stands in a group",
    '<div id="über"><p>First of all things</p></div><p>Go <a href="#%C3%BCber">there</a>.</p>',
    [words('<a id="in-story-über"></a>First of all things'), words('Go <a href="#in-story-über">there</a>.')],
  ],
  ["no place", '<p>Go <a href="#s1">there</a> now.</p>', [words('Go <a href="#s1">there</a> now.')]],
  [
    "a place that no link leads to",
    '<h2 id="s1">First</h2><p>Go <a href="#">up</a> now.</p>',
    [heading("First"), words('Go <a href="#">up</a> now.')],
  ],
  [
    "a place in another post",
    '<p>Go <a href="https://old.example/other/#s1">there</a> or <a href="/uploads/a.pdf#page=2">there</a>.</p>',
    [words('Go <a href="/other/#in-story-s1">there</a> or <a href="/uploads/a.pdf#page=2">there</a>.')],
  ],
  [
    "a place of this one by its whole address",
    '<h2 id="s1">First</h2><p>Go <a href="https://old.example/this/#s1">there</a> now.</p>',
    [heading('<a id="in-story-s1"></a>First'), words('Go <a href="#in-story-s1">there</a> now.')],
  ],
  [
    "a place that another post leads to",
    '<h2 id="wanted">First</h2><h2 id="s2">Second</h2>',
    [heading('<a id="in-story-wanted"></a>First'), heading("Second")],
  ],
])("a link leads to %s", (_, html, expected) => {
  const parts = { readAt: "/this/", wantedPlaces: new Set(["wanted"]) };
  expect(converted(html, [], parts).components).toEqual(expected);
});

it.each([
  ['<a href="/a/#one">', ["one"]],
  ['<a href="https://old.example/a/#%C3%BCber">', ["über"]],
  ['<a href="https://other.example/a/#one">', []],
  ['<a href="#one">', []],
])("%s wants %j of another post", (html, places) => {
  expect(placesWantedIn(html, ["old.example"])).toEqual(places);
});

it("notes stand where their block is, with links both ways", () => {
  const html =
    '<!-- wp:paragraph --><p>It was so<sup data-fn="a-1" class="fn"><a href="#a-1" id="a-1-link">1</a></sup>.</p><!-- /wp:paragraph -->' +
    "<!-- wp:footnotes /-->";
  const footnotes = JSON.stringify([{ id: "a-1", content: "See <em>this</em> book." }]);
  const { components, told } = converted(html, [], { footnotes });
  expect(components).toEqual([
    words('It was so<sup data-fn="a-1" class="fn"><a href="#in-story-a-1" id="in-story-a-1-link">1</a></sup>.'),
    {
      is: "list",
      props: {
        ordered: true,
        items: ['<a id="in-story-a-1"></a>See <em>this</em> book. <a href="#in-story-a-1-link">↩</a>'],
      },
    },
  ]);
  expect(told).toEqual([]);
  expect(converted(html, [], { footnotes: "no JSON" }).told).toEqual(["the block footnotes"]);
});

it.each([
  ["../legend/", "/2021/03/04/legend/"],
  ["legend/#end", "/2021/03/04/images/legend/#in-story-end"],
  ["?p=101", "/?p=101"],
  ["?page=2", "/2021/03/04/images/?page=2"],
  [
    "https://old.example/wp-content/uploads/2024/05/a.pdf#page=3",
    "/uploads/wordpress/old-example/2024/05/a.pdf#page=3",
  ],
  ["/wp-content/uploads/2024/05/a.psd#l2", "https://old.example/wp-content/uploads/2024/05/a.psd#l2"],
  ["/a", "/a"],
  ["#a", "#a"],
  ["www.other.example", "www.other.example"],
  ["nora@old.example", "nora@old.example"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["https://other.example/a", "https://other.example/a"],
])("a link to %s leads to %s", (given, expected) => {
  const html = (address: string) => `<p>A <a href="${address}">way</a> to somewhere else.</p>`;
  const { components } = converted(html(given), [], { readAt: "/2021/03/04/images/" });
  expect(components).toEqual([words(html(expected).slice(3, -4))]);
});

it.each<[string, string, object]>([
  [
    "under a plain one, and in it",
    "<figure><table><caption>Seats</caption><tr><td>1</td></tr></table><figcaption>Source: <b>DGEQ</b></figcaption></figure>",
    { is: "table", props: { rows: [["1"]], caption: "Seats", note: "Source: <b>DGEQ</b>" } },
  ],
  [
    "under one with cells over several columns",
    '<figure><table><tr><td colspan="2">1</td></tr></table><figcaption>Source: <b>DGEQ</b></figcaption></figure>',
    {
      is: "raw-html",
      props: {
        content:
          '<figure><table><tr><td colspan="2">1</td></tr></table><figcaption>Source: <b>DGEQ</b></figcaption></figure>',
      },
    },
  ],
])("the words %s belong to the table", (_, html, expected) => {
  expect(converted(html).components).toEqual([expected]);
});

it.each([
  '<ol start="4"><li>four</li></ol>',
  "<ol reversed><li>one</li></ol>",
  '<ol><li>a</li><li value="7">b</li></ol>',
  '<ol type="a"><li>x</li></ol>',
])("%s counts as it did", (html) => {
  expect(converted(html).components).toEqual([{ is: "raw-html", props: { content: html } }]);
});
