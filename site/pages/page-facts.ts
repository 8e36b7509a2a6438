// What every page is besides what it shows, one row a page: the compiler asks for a new page's row, and for the names of its lists.

import type { Block } from "../../content/blocks/schemas.ts";
import type { Regions } from "../../content/layouts/regions.ts";
import { regionNames } from "../../model/layouts/region-names.ts";
import type { LayoutName } from "../layouts/layouts.ts";
import type { PageName, PageProps } from "./registry.ts";

/** Given every list of blocks of a page; gives the list that takes its place. */
export type EachBlocks = <L extends readonly Block[]>(blocks: L) => L;

interface PageFacts<P> {
  /** What stands around it; `site/layouts/decide-layout.ts` says when it is another. */
  layout: LayoutName;
  /** The lists of blocks in its props, each given to `each`. */
  blocks: (props: P, each: EachBlocks) => P;
  /** `line`: shown as a line with the address, or by elements of the page's own. */
  embeds: "frame" | "line";
  /** `own`: the loader looks them up, since a story's lead video is part of its head. */
  videos: "found" | "own";
  /** What its text edition is made from: the content at its address, or `inWords` of its route's row. */
  textEdition: "content" | "row" | "none";
}

type FactsOfPages = { readonly [N in PageName]: PageFacts<PageProps<N>> };

/** The names are those of lists of blocks, or it does not compile. */
function lists<K extends string>(...names: K[]) {
  return <P extends Record<K, readonly Block[]>>(props: P, each: EachBlocks): P => {
    const changed: Partial<P> = {};
    for (const name of names) {
      const blocks = each(props[name]);
      if (blocks !== props[name]) changed[name] = blocks;
    }
    return Object.keys(changed).length === 0 ? props : { ...props, ...changed };
  };
}

const none = <P>(props: P): P => props;

const usual = { embeds: "frame", videos: "found", textEdition: "content" } as const;
const byRow = { ...usual, textEdition: "row" } as const;
const onScreenOnly = { ...usual, textEdition: "none" } as const;

/** Those of a layout, on every page that takes one. */
function regions<P extends { regions: Regions }>(props: P, each: EachBlocks): P {
  const changed = lists(...regionNames)(props.regions, each);
  return changed === props.regions ? props : { ...props, regions: changed };
}

const facts = {
  home: { ...byRow, layout: "default", blocks: regions },
  section: { ...usual, layout: "section-pages", blocks: regions },
  archive: { ...onScreenOnly, layout: "section-pages", blocks: none },
  article: {
    ...usual,
    layout: "article-pages",
    blocks: (props, each) => regions(lists("blocks")(props, each), each),
    videos: "own",
  },
  "article-amp": { ...onScreenOnly, layout: "article-pages", blocks: lists("blocks"), embeds: "line", videos: "own" },
  "article-slideshow": {
    ...usual,
    layout: "article-pages",
    blocks: (props, each) => regions(lists("blocks")(props, each), each),
  },
  "article-interactive": { ...usual, layout: "article-pages", blocks: interactiveBlocks },
  "article-print": { ...onScreenOnly, layout: "print", blocks: lists("blocks"), embeds: "line", videos: "own" },
  alerts: { ...byRow, layout: "static-pages", blocks: lists("blocks") },
  static: { ...usual, layout: "static-pages", blocks: lists("blocks") },
  person: { ...usual, layout: "person-layout", blocks: regions },
  personalities: { ...byRow, layout: "personalities-landing", blocks: none },
  show: { ...usual, layout: "show-layout", blocks: (props, each) => regions(lists("videos")(props, each), each) },
  shows: { ...byRow, layout: "shows-and-tv-landing", blocks: none },
  "new-year": { ...onScreenOnly, layout: "new-year", blocks: regions },
  "around-the-world": { ...onScreenOnly, layout: "search", blocks: none },
  guide: { ...onScreenOnly, layout: "tv-schedule", blocks: regions },
  "live-event": { ...usual, layout: "live-event", blocks: liveEventBlocks },
  election: { ...usual, layout: "category", blocks: regions },
  "live-tv": { ...onScreenOnly, layout: "video-pages", blocks: none },
  categories: { ...onScreenOnly, layout: "category", blocks: regions },
  corrections: { ...byRow, layout: "static-pages", blocks: lists("blocks") },
  coverage: { ...byRow, layout: "live-event", blocks: regions },
  "video-landing": { ...byRow, layout: "video-pages", blocks: none },
  video: { ...byRow, layout: "video-pages", blocks: regions },
  saved: { ...onScreenOnly, layout: "static-pages", blocks: none },
  settings: { ...onScreenOnly, layout: "static-pages", blocks: none },
  login: { ...onScreenOnly, layout: "static-pages", blocks: lists("blocks") },
  search: { ...onScreenOnly, layout: "search", blocks: none },
  offline: { ...onScreenOnly, layout: "static-pages", blocks: none },
  "not-found": { ...onScreenOnly, layout: "error", blocks: lists("report") },
  error: { ...onScreenOnly, layout: "error", blocks: none },
  gallery: { ...onScreenOnly, layout: "static-pages", blocks: galleryBlocks },
} satisfies FactsOfPages;

export const pageFacts: FactsOfPages = facts;

/** Those whose rows must have `inWords`. */
export type PageInWordsByRow = {
  [N in PageName]: (typeof facts)[N]["textEdition"] extends "row" ? N : never;
}[PageName];

/** Around the posts, and in them. */
function liveEventBlocks(props: PageProps<"live-event">, each: EachBlocks): PageProps<"live-event"> {
  const { posts } = props;
  const [pinned, stream] = [within(posts.pinned, each), within(posts.stream, each)];
  const isSame = pinned === posts.pinned && stream === posts.stream;
  return regions(isSame ? props : { ...props, posts: { ...posts, pinned, stream } }, each);
}

function interactiveBlocks(
  props: PageProps<"article-interactive">,
  each: EachBlocks,
): PageProps<"article-interactive"> {
  const bands = within(props.bands, each);
  return regions(bands === props.bands ? props : { ...props, bands }, each);
}

function galleryBlocks(props: PageProps<"gallery">, each: EachBlocks): PageProps<"gallery"> {
  return { ...props, examples: within([...props.examples], each) };
}

/** The same list when none of its things has changed. */
function within<T extends { blocks: readonly Block[] }>(things: T[], each: EachBlocks): T[] {
  const changed = things.map((thing) => lists("blocks")(thing, each));
  return changed.every((thing, place) => thing === things[place]) ? things : changed;
}
