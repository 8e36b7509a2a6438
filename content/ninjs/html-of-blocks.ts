// The body of a story as plain HTML: pictures as figures, embeds as links to what they show, everything else by its words.

import { chartPlace } from "../../model/embeds/chart-providers.ts";
import { instagramPage, tweetPage, vimeoPage, youtubePage } from "../../model/embeds/provider-pages.ts";
import { escapeAttribute, escapeText } from "../../model/html/escape.ts";
import { wordsOf } from "../blocks/block-words.ts";
import type { Block, BlockKind, BlockOf, BlockProps } from "../blocks/schemas.ts";
import { htmlOfPassages, written } from "./html-of-passages.ts";

export interface ShownPicture {
  url: string;
  alt?: string;
  /** HTML. */
  caption?: string;
  copyright?: string;
}

const link = (url: string, text = url) => `<a href="${escapeAttribute(url)}">${escapeText(text)}</a>`;
const linked = (url: string, text?: string) => written("p", link(url, text));
/** Somebody else's words, of which only the address is known. */
const quoted = (url: string) => written("blockquote", linked(url));

function figure({ url, alt = "", caption, copyright }: ShownPicture): string {
  const words = [caption, copyright && written("small", escapeText(copyright))].filter(Boolean).join(" ");
  const image = `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">`;
  return written("figure", image + written("figcaption", words));
}

const imageOf = ({ url, imageAlt, caption, copyright }: BlockProps<"article-image">): ShownPicture[] => [
  { url, alt: imageAlt, caption, copyright },
];

type PerBlock<T> = { readonly [K in BlockKind]?: (props: BlockProps<K>) => T };

const pictures: PerBlock<ShownPicture[]> = {
  "article-image": imageOf,
  "full-span-image": imageOf,
  slider: ({ items }) =>
    items.map(({ url, alt, title, caption, copyright }) => ({
      url,
      alt: alt ?? title,
      caption: caption ?? (title && escapeText(title)),
      copyright,
    })),
};

const embeds: PerBlock<string | undefined> = {
  tweet: ({ id }) => quoted(tweetPage(id)),
  instagram: ({ shortcode }) => quoted(instagramPage(shortcode)),
  facebook: ({ url }) => quoted(url),
  tiktok: ({ url }) => quoted(url),
  youtube: (film) => linked(youtubePage(film)),
  vimeo: (film) => linked(vimeoPage(film)),
  chart: ({ id, title }) => linked(chartPlace(id).page, title),
  "raw-html": ({ frame }) => frame && linked(frame.src, frame.title),
};

function formOf<T, K extends BlockKind>(table: PerBlock<T>, { kind, props }: BlockOf<K>): T | undefined {
  return table[kind]?.(props);
}

export function picturesIn(blocks: readonly Block[]): ShownPicture[] {
  return blocks.flatMap((block) => formOf(pictures, block) ?? []);
}

/** What has no form is told by the name of its block. */
export function htmlOfBlocks(blocks: readonly Block[], tell: (what: string) => void): string {
  return blocks
    .map((block) => {
      const html = htmlOfBlock(block);
      if (html === "") tell(`a block that has no form in ninjs: ${block.kind}`);
      return html;
    })
    .filter(Boolean)
    .join("\n");
}

function htmlOfBlock(block: Block): string {
  const shown = formOf(pictures, block);
  if (shown !== undefined) {
    const title = block.kind === "slider" ? written("h3", block.props.title && escapeText(block.props.title)) : "";
    return [title, ...shown.map(figure)].filter(Boolean).join("\n");
  }
  return formOf(embeds, block) ?? htmlOfPassages(wordsOf(block));
}

/** Paths of this site are nobody else's. */
export function withWholeAddresses(html: string, whole: (url: string) => string): string {
  return html.replaceAll(/<[^<>]*>/g, (tag) =>
    tag.replaceAll(
      /\b(href|src|cite)="(\/[^"]*)"/g,
      // As it stands in the markup: only its beginning changes.
      (_, name: string, url: string) => `${name}="${whole(url)}"`,
    ),
  );
}
