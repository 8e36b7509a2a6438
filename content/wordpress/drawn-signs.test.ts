import { expect, it } from "vitest";
import { converted, uploads, words } from "../testing/converted-post.ts";

it.each<[string, string, object[]]>([
  [
    "emoji by class",
    '<p>Glad <img src="https://s.w.org/images/core/emoji/14.0.0/72x72/1f600.png" alt="😀" class="wp-smiley" style="height:1em"/> to be here</p>',
    [words("Glad 😀 to be here")],
  ],
  [
    "emoji by address",
    '<p>Glad <img src="https://s.w.org/images/core/emoji/2.3/svg/1f600.svg" alt="😀"> to be here</p>',
    [words("Glad 😀 to be here")],
  ],
  [
    "a smiley of old",
    '<p>Glad <img src="/wp-includes/images/smilies/a.gif" alt="&lt;3"> am I</p>',
    [words("Glad &lt;3 am I")],
  ],
  [
    "a small picture in a line",
    `<p>Glad <img src="${uploads}/7.jpg" alt="A"> am I</p>`,
    [
      words("Glad  am I"),
      { is: "article-image", props: { url: "/uploads/wordpress/old-example/2024/05/7.jpg", imageAlt: "A" } },
    ],
  ],
  [
    "the sign of an accordion",
    '<h3><button><span>Why?</span><span aria-hidden="true">+</span></button></h3>',
    [{ is: "heading", props: { level: 3, text: "<button><span>Why?</span></button>" } }],
  ],
])("%s", (_, html, expected) => {
  expect(converted(html).components).toEqual(expected);
});
