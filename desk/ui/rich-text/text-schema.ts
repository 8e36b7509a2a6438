// What a text of the desk may be made of. Headings and quotations stay where a text has them already; there is no button for them.

import { Schema, type MarkSpec, type NodeSpec } from "prosemirror-model";
import { bulletList, listItem, orderedList } from "prosemirror-schema-list";

const nodes = {
  doc: { content: "block+" },
  paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  bullet_list: { ...bulletList, group: "block", content: "list_item+" },
  ordered_list: { ...orderedList, group: "block", content: "list_item+" },
  list_item: { ...listItem, content: "paragraph (paragraph | bullet_list | ordered_list)*" },
  heading: {
    group: "block",
    content: "inline*",
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs["level"]}`, 0],
  },
  blockquote: {
    group: "block",
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  hard_break: {
    group: "inline",
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
  text: { group: "inline" },
} satisfies Record<string, NodeSpec>;

export const isHttp = (address: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(address);

/** See `unstyled.ts`. */
const styleOf = (element: HTMLElement) => element.dataset["style"] ?? "";

const marks = {
  link: {
    attrs: { href: {}, target: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = element.getAttribute("href") ?? "";
          return isHttp(href) && { href, target: element.getAttribute("target") };
        },
      },
    ],
    toDOM: ({ attrs: { href, target } }) => [
      "a",
      { href: String(href), target: target === "_blank" ? target : null },
      0,
    ],
  },
  // Documents of other programs write everything into a `b` that is not bold.
  strong: {
    parseDOM: [
      { tag: "strong" },
      { tag: "b", getAttrs: (element) => !/font-weight:\s*(normal|400)/.test(styleOf(element)) && null },
      {
        tag: "span[data-style]",
        consuming: false,
        getAttrs: (element) => /font-weight:\s*(bold|[7-9]00)/.test(styleOf(element)) && null,
      },
    ],
    toDOM: () => ["strong", 0],
  },
  em: {
    parseDOM: [
      { tag: "em" },
      { tag: "i", getAttrs: (element) => !/font-style:\s*normal/.test(styleOf(element)) && null },
      {
        tag: "span[data-style]",
        consuming: false,
        getAttrs: (element) => /font-style:\s*italic/.test(styleOf(element)) && null,
      },
    ],
    toDOM: () => ["em", 0],
  },
  // They stay where a text has them already; there is no button for them.
  underline: { parseDOM: [{ tag: "u" }], toDOM: () => ["u", 0] },
  strike: { parseDOM: [{ tag: "s" }], toDOM: () => ["s", 0] },
} satisfies Record<string, MarkSpec>;

export const textSchema = new Schema({ nodes, marks });
