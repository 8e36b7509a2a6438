// A post of a blog as its components, for tests: what it becomes, what is told of it, and which files it asks for.

import { blogOf } from "../wordpress/blog.ts";
import { componentsOf } from "../wordpress/components-of.ts";
import { mediaLookup, type Attachment } from "../wordpress/media.ts";
import type { PostParts } from "../wordpress/post-parts.ts";
import { ownLinks } from "../wordpress/own-links.ts";

export const uploads = "https://old.example/wp-content/uploads/2024/05";
export const attachments = new Map<string, Attachment>(
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

export function converted(html: string, remembered: string[] = [], more: Partial<PostParts> = {}) {
  const told: string[] = [];
  const media = mediaLookup(attachments, blog);
  const parts = {
    post: "42",
    media,
    remembered,
    ...ownLinks(blog, media),
    block: (number: string) => shared.get(number),
    tell: (what: string) => told.push(what),
    ...more,
  };
  return { components: componentsOf(html, parts), told, copies: [...media.copies()].map(({ there }) => there) };
}

export const frame = (src: string, height: number) => ({
  is: "raw-html",
  props: { content: `<iframe src="${src}" width="640" height="${height}"></iframe>` },
});
export const words = (text: string) => ({ is: "paragraph", props: { text } });
