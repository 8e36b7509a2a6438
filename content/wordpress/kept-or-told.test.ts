// Pictures and links of a post that have an odd form: each is here, or told.

import { expect, it } from "vitest";
import { converted, uploads, words } from "../testing/converted-post.ts";

const picture = (name: string, imageAlt = "") => ({
  is: "article-image",
  props: { url: `/uploads/wordpress/old-example/2024/05/${name}`, ...(imageAlt && { imageAlt }) },
});
const table = (more: object = {}) => ({ is: "table", props: { rows: [["1"]], ...more } });

it.each<[string, string, object[]]>([
  [
    "behind a cover that stays in its place",
    `<div class="wp-block-cover has-parallax"><div role="img" aria-label="The quay" style="background-position:50% 50%;background-image:url(${uploads}/7.jpg)"></div><div><p>Words of the cover.</p></div></div>`,
    [picture("7.jpg", "The quay"), words("Words of the cover.")],
  ],
  [
    "behind an older cover",
    `<div class="wp-block-cover" style="background-image:url('${uploads}/7.jpg')"><p>Words of the cover.</p></div>`,
    [picture("7.jpg"), words("Words of the cover.")],
  ],
  [
    "that fills half a block",
    `<div class="wp-block-media-text is-image-fill"><figure style="background-image:url(${uploads}/8.jpg);background-position:50% 50%"></figure><div><p>Words of the half.</p></div></div>`,
    [picture("8.jpg"), words("Words of the half.")],
  ],
  [
    "that is behind and in the same element",
    `<figure style="background-image:url(${uploads}/8.jpg)"><img src="${uploads}/8-300x200.jpg" alt="The quay"></figure>`,
    [picture("8.jpg", "The quay")],
  ],
  ["that is none", '<p style="background:#fff">White words of a text.</p>', [words("White words of a text.")]],
])("a picture %s", (_, html, expected) => {
  const { components, told } = converted(html);
  expect({ components, told }).toEqual({ components: expected, told: [] });
});

it.each<[string, string, object[], string[]]>([
  [
    "around a picture",
    `<p><a href="https://fest.example/">\n<img src="${uploads}/7.jpg"></a> Words beside the picture.</p>`,
    [words("Words beside the picture."), picture("7.jpg")],
    ["the link of a picture, to https://fest.example/"],
  ],
  [
    "around a picture, to itself",
    `<a href="${uploads}/7.jpg"><img src="${uploads}/7-300x200.jpg"></a>`,
    [picture("7.jpg")],
    [],
  ],
  [
    "under a table",
    '<figure><table><tr><td>1</td></tr></table><figcaption>By <a href="https://pegel.example">Pegel</a></figcaption></figure>',
    [table({ note: 'By <a href="https://pegel.example">Pegel</a>' })],
    [],
  ],
  [
    "in a pull quote",
    '<figure class="wp-block-pullquote"><blockquote><p>So <a href="/a">it</a> is.</p></blockquote></figure>',
    [{ is: "raw-html", props: { content: '<blockquote><p>So <a href="/a">it</a> is.</p></blockquote>' } }],
    [],
  ],
  [
    "of a map",
    '<map name="m"><area href="/north" alt="North & more"><area href="/south"></map>',
    [
      {
        is: "list",
        props: { ordered: false, items: ['<a href="/north">North &amp; more</a>', '<a href="/south">/south</a>'] },
      },
    ],
    [],
  ],
])("a link %s is kept or told", (_, html, expected, losses) => {
  const { components, told } = converted(html);
  expect({ components, told }).toEqual({ components: expected, told: losses });
});

it("a pull quote keeps its raised figures and its paragraphs apart", () => {
  const html = "<figure><blockquote><p>10<sup>6</sup> t.</p><p>So it is.</p><cite>Nora</cite></blockquote></figure>";
  expect(converted(html).components).toEqual([
    { is: "pull-quote", props: { text: "10<sup>6</sup> t.<br>So it is.", author: "Nora" } },
  ]);
});

it.each<[string, string, object[], string[]]>([
  [
    "a formula is told, its powers stay powers",
    "<p>The area is <math><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></math> of the lighthouse.</p>",
    [words("The area is πr<sup>2</sup> of the lighthouse.")],
    ["the element <math>"],
  ],
  [
    "a formula keeps the words its author gave it",
    '<p>It grows by <math alttext="a &lt; b/2"><mfrac><mi>b</mi><mn>2</mn></mfrac></math> each year.</p>',
    [words("It grows by a &lt; b/2 each year.")],
    ["the element <math>"],
  ],
  [
    "a drawing and a field are told, and leave no words behind",
    '<p>Words beside a drawing <svg><title>Icon</title><text>Nord</text></svg> and a field.<input value="1"></p>',
    [words("Words beside a drawing  and a field.")],
    ["the element <svg>", "the element <input>"],
  ],
  ["a form is told as one", "<form><input></form>", [], ["the element <form>"]],
])("%s", (_, html, expected, losses) => {
  const { components, told } = converted(html);
  expect({ components, told }).toEqual({ components: expected, told: losses });
});
