// A post in Ghost's own form, Lexical, as HTML: for exports that hold no other. Its cards become what those in HTML become.

import { limits } from "../../model/fields/content-limits.ts";
import { escapeAttribute, escapeText } from "../../model/html/escape.ts";
import { MarkupError } from "../../model/html/markup-limits.ts";
import { caption, cardLosses, fileName, heading, link, paragraph, picture } from "./card-markup.ts";

type Tell = (what: string) => void;

interface LexicalNode {
  type: string;
  /** A text of the node; nothing where it has none of this name. */
  text: (name: string) => string;
  list: (name: string) => LexicalNode[];
  part: (name: string) => LexicalNode;
  has: (name: string) => boolean;
  number: (name: string) => number;
}

type Form = (node: LexicalNode, inner: () => string, tell: Tell) => string;

function nodeOf(given: unknown): LexicalNode {
  const fields: Record<string, unknown> = typeof given === "object" && given !== null ? { ...given } : {};
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === "string" ? value : "";
  };
  return {
    type: text("type"),
    text,
    list(name) {
      const value = fields[name];
      return Array.isArray(value) ? value.map(nodeOf) : [];
    },
    part: (name) => nodeOf(fields[name]),
    has: (name) => Boolean(fields[name]),
    number: (name) => Number(fields[name]) || 0,
  };
}

/** Bits of `format`, from the first. */
const formats = ["strong", "em", "s", "u", "code", "sub", "sup", "mark"];

function words(node: LexicalNode): string {
  return formats.reduce(
    (html, tag, bit) => ((node.number("format") & (1 << bit)) === 0 ? html : `<${tag}>${html}</${tag}>`),
    escapeText(node.text("text")),
  );
}

const quote: Form = (_node, inner) => `<blockquote>${paragraph(inner())}</blockquote>`;
const pictureOf = (node: LexicalNode) =>
  picture(node.text("src"), node.text("alt"), node.text("caption"), node.text("href"));

const anchor: Form = (node, inner) => `<a href="${escapeAttribute(node.text("url"))}">${inner()}</a>`;
const title: Form = (node, inner) => heading(Number(/^h([1-6])$/.exec(node.text("tag"))?.[1] ?? 2), inner());
const button = (node: LexicalNode, name: string, address: string) =>
  node.text(name) === "" ? "" : link(node.text(address), escapeText(node.text(name)));

function player(node: LexicalNode, kind: "audio" | "video", tell: Tell): string {
  tell(cardLosses[kind]);
  const address = node.text("src");
  return link(address, escapeText(node.text("title")) || fileName(address)) + caption(node.text("caption"));
}

const headed = (node: LexicalNode) =>
  [
    picture(node.text("backgroundImageSrc")),
    heading(2, node.text("header")),
    paragraph(node.text("subheader")),
    node.has("buttonEnabled") ? button(node, "buttonText", "buttonUrl") : "",
  ].join("");

const lettersOnly: Form = (_node, _inner, tell) => {
  tell(cardLosses.email);
  return "";
};

const forms: Readonly<Record<string, Form>> = {
  paragraph: (_node, inner) => paragraph(inner()),
  heading: title,
  "extended-heading": title,
  quote,
  "extended-quote": quote,
  aside: quote,
  list(node, inner) {
    const tag = node.text("listType") === "number" || node.text("tag") === "ol" ? "ol" : "ul";
    const start = node.number("start");
    return `<${tag}${tag === "ol" && start > 1 ? ` start="${start}"` : ""}>${inner()}</${tag}>`;
  },
  listitem: (_node, inner) => `<li>${inner()}</li>`,
  text: words,
  "extended-text": words,
  linebreak: () => "<br>",
  tab: () => " ",
  link: anchor,
  autolink: anchor,
  "at-link": anchor,
  horizontalrule: () => "<hr>",
  image: pictureOf,
  gallery(node) {
    const pictures = node.list("images").map(pictureOf);
    return `<div class="kg-gallery-card">${pictures.join("")}</div>${caption(node.text("caption"))}`;
  },
  bookmark(node, _inner, tell) {
    const metadata = node.part("metadata");
    if (metadata.has("thumbnail") || metadata.has("icon")) tell(cardLosses.bookmark);
    const description = escapeText(metadata.text("description"));
    return link(node.text("url"), escapeText(metadata.text("title")), description) + caption(node.text("caption"));
  },
  embed: (node) => (node.text("html") || link(node.text("url"), "")) + caption(node.text("caption")),
  html: (node) => node.text("html"),
  markdown(node, _inner, tell) {
    tell(cardLosses.markdown);
    const passages = node.text("markdown").split(/\n{2,}/);
    return passages.map((passage) => paragraph(escapeText(passage))).join("");
  },
  codeblock: (node) => `<pre><code>${escapeText(node.text("code"))}</code></pre>${caption(node.text("caption"))}`,
  audio: (node, _inner, tell) => player(node, "audio", tell),
  video: (node, _inner, tell) => player(node, "video", tell),
  file(node) {
    const address = node.text("src");
    const named = node.text("fileTitle") || node.text("fileName");
    return link(address, escapeText(named) || fileName(address), escapeText(node.text("fileCaption")));
  },
  button: (node) => button(node, "buttonText", "buttonUrl"),
  callout: (node) => paragraph(`${escapeText(node.text("calloutEmoji"))} ${inline(node.text("calloutText"))}`),
  toggle: (node) => heading(4, inline(node.text("heading"))) + node.text("content"),
  product(node, _inner, tell) {
    if (node.has("productRatingEnabled")) tell(cardLosses.product);
    return [
      picture(node.text("productImageSrc")),
      heading(3, inline(node.text("productTitle"))),
      node.text("productDescription"),
      node.has("productButtonEnabled") ? button(node, "productButton", "productUrl") : "",
    ].join("");
  },
  header: headed,
  signup(node, _inner, tell) {
    tell(cardLosses.signup);
    return headed(node) + paragraph(node.text("disclaimer"));
  },
  "call-to-action": (node) =>
    picture(node.text("imageUrl")) +
    node.text("textValue") +
    (node.has("showButton") ? button(node, "buttonText", "buttonUrl") : ""),
  email: lettersOnly,
  "email-cta": lettersOnly,
  paywall(_node, _inner, tell) {
    tell(cardLosses.paywall);
    return "";
  },
};

/** Some cards keep their words in paragraphs of their own. */
const inline = (html: string) =>
  html
    .replaceAll(/<\/p>\s*<p\b[^<>]*>/gi, "<br>")
    .replaceAll(/<\/?p\b[^<>]*>/gi, "")
    .trim();

function htmlOf(node: LexicalNode, tell: Tell, depth: number): string {
  if (depth > limits.richTextDepth) {
    throw new MarkupError(`has elements nested deeper than ${limits.richTextDepth} levels`);
  }
  const inner = () =>
    node
      .list("children")
      .map((child) => htmlOf(child, tell, depth + 1))
      .join("");
  const form = Object.hasOwn(forms, node.type) ? forms[node.type] : undefined;
  if (form !== undefined) return form(node, inner, tell);
  tell(`a card of the kind ${node.type || "unknown"}`);
  return inner();
}

/** Nothing for what is not Lexical. Throws a `MarkupError` for what is nested too deeply. */
export function lexicalHtml(lexical: string, tell: Tell): string | undefined {
  let given: unknown;
  try {
    given = JSON.parse(lexical);
  } catch {
    return undefined;
  }
  if (typeof given !== "object" || given === null || !("root" in given)) return undefined;
  return nodeOf(given.root)
    .list("children")
    .map((node) => htmlOf(node, tell, 1))
    .join("");
}
