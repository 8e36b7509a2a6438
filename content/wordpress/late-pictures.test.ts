// Pictures that a script brings late, and pictures that are no files.

import { describe, expect, it } from "vitest";
import { converted, uploads, words } from "../testing/converted-post.ts";

const image = (url: string, more: object = {}) => ({ is: "article-image", props: { url, ...more } });
const seven = image("/uploads/wordpress/old-example/2024/05/7.jpg");
const blank = "data:image/gif;base64,R0lGOD";
const inText = "a picture that stands in the text itself and has no address";

describe("pictures of a post", () => {
  it.each<[string, string, object[], string[]]>([
    ["in data-src", `<img class="lazyload" src="${blank}" data-src="${uploads}/7.jpg">`, [seven], []],
    ["in data-lazy-src", `<img src="${blank}" data-lazy-src="${uploads}/7.jpg">`, [seven], []],
    ["in data-original", `<img src="/wp-content/plugins/l/grey.gif" data-original="${uploads}/7.jpg">`, [seven], []],
    ["in a list alone, the largest", `<img data-srcset="${uploads}/8.jpg 300w, ${uploads}/7.jpg 1024w">`, [seven], []],
    [
      "with a twin for readers without script, once",
      `<p><img src="${blank}" data-src="${uploads}/7.jpg" alt="A quay"><noscript><img src="${uploads}/7.jpg" alt="A quay"></noscript></p>`,
      [image(seven.props.url, { imageAlt: "A quay" })],
      [],
    ],
    [
      "in the twin alone",
      `<figure><img src="${blank}"><noscript><img src="${uploads}/7.jpg"></noscript><figcaption>A quay</figcaption></figure>`,
      [image(seven.props.url, { caption: "A quay" })],
      [],
    ],
    [
      "in a gallery",
      `<ul class="wp-block-gallery"><li><figure><img src="${blank}" data-src="${uploads}/7.jpg"><figcaption>One</figcaption></figure></li>` +
        `<li><figure><img src="${uploads}/8.jpg"><figcaption>Two</figcaption></figure></li></ul>`,
      [
        {
          is: "slider",
          props: {
            items: [
              { imageUrl: "/uploads/wordpress/old-example/2024/05/7.jpg", caption: "One" },
              { imageUrl: "/uploads/wordpress/old-example/2024/05/8.jpg", caption: "Two" },
            ],
          },
        },
      ],
      [],
    ],
    ["that is no file", `<img src="data:image/png;base64,iVBORw0KGgo=">`, [], [inText]],
    [
      "that is no file, among words",
      `<p>Long enough words to stand alone <img src="${blank}">.</p>`,
      [words("Long enough words to stand alone .")],
      [inText],
    ],
    ["for readers without script, other words", "<noscript>Turn it on</noscript>", [], ["the element <noscript>"]],
  ])("%s", (_, html, expected, left) => {
    const { components, told } = converted(html);
    expect(components).toEqual(expected);
    expect(told).toEqual(left);
  });

  it("are asked for where they are", () => {
    expect(converted(`<img src="${blank}" data-src="${uploads}/late.jpg">`).copies).toContain(`${uploads}/late.jpg`);
  });
});
