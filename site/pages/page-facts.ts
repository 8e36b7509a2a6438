// What every page is besides what it shows, one row a page: the compiler asks for a new page's row, and for the names of its lists.

import type { Block } from "../../content/blocks/schemas.ts";
import { regionNames, type Regions } from "../../content/layouts/regions.ts";
import type { PageName, PageProps } from "./registry.ts";

/** Given every list of blocks of a page; gives the list that takes its place. */
export type EachBlocks = <L extends readonly Block[]>(blocks: L) => L;

interface PageFacts<P> {
  /** The lists of blocks in its props, each given to `each`. */
  blocks: (props: P, each: EachBlocks) => P;
  /** `line`: shown as a line with the address, or by elements of the page's own. */
  embeds: "frame" | "line";
  /** `own`: the loader looks them up, since a story's lead video is part of its head. */
  videos: "found" | "own";
  /** Whether `read-lite.server.ts` can tell it in words. */
  hasTextEdition: boolean;
}

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

const usual = { embeds: "frame", videos: "found", hasTextEdition: true } as const;
const onScreenOnly = { ...usual, hasTextEdition: false } as const;

/** Those of a layout, on every page that takes one. */
function regions<P extends { regions: Regions }>(props: P, each: EachBlocks): P {
  const changed = lists(...regionNames)(props.regions, each);
  return changed === props.regions ? props : { ...props, regions: changed };
}

export const pageFacts: { readonly [N in PageName]: PageFacts<PageProps<N>> } = {
  home: { ...usual, blocks: regions },
  section: { ...usual, blocks: regions },
  archive: { ...onScreenOnly, blocks: none },
  article: { ...usual, blocks: (props, each) => regions(lists("blocks")(props, each), each), videos: "own" },
  "article-amp": { ...onScreenOnly, blocks: lists("blocks"), embeds: "line", videos: "own" },
  "article-slideshow": { ...usual, blocks: (props, each) => regions(lists("blocks")(props, each), each) },
  "article-interactive": { ...usual, blocks: interactiveBlocks },
  "article-print": { ...onScreenOnly, blocks: lists("blocks"), embeds: "line", videos: "own" },
  alerts: { ...usual, blocks: lists("blocks") },
  static: { ...usual, blocks: lists("blocks") },
  person: { ...usual, blocks: regions },
  personalities: { ...usual, blocks: none },
  show: { ...usual, blocks: (props, each) => regions(lists("videos")(props, each), each) },
  shows: { ...usual, blocks: none },
  "new-year": { ...onScreenOnly, blocks: regions },
  "around-the-world": { ...onScreenOnly, blocks: none },
  guide: { ...onScreenOnly, blocks: regions },
  "live-event": { ...usual, blocks: liveEventBlocks },
  election: { ...usual, blocks: regions },
  "live-tv": { ...onScreenOnly, blocks: none },
  categories: { ...onScreenOnly, blocks: regions },
  coverage: { ...usual, blocks: regions },
  "video-landing": { ...usual, blocks: none },
  video: { ...usual, blocks: regions },
  saved: { ...onScreenOnly, blocks: none },
  settings: { ...onScreenOnly, blocks: none },
  login: { ...onScreenOnly, blocks: lists("blocks") },
  search: { ...onScreenOnly, blocks: none },
  offline: { ...onScreenOnly, blocks: none },
  "not-found": { ...onScreenOnly, blocks: lists("report") },
  error: { ...onScreenOnly, blocks: none },
  gallery: { ...onScreenOnly, blocks: galleryBlocks },
};

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
