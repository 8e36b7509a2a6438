// SHELF-09: a shelf as it is drawn. Pure.

import { messages } from "../../messages.ts";
import type { ShelfBlock } from "./plan-shelf.ts";
import type { CarouselThumbnail } from "../../../model/video/carousel-thumbnail.ts";
import type { VideoShow } from "../../../model/video/video-show.ts";

interface ShelfHead {
  title: string;
  description: string;
  url?: string;
  linkText?: string;
}

export interface TopicShelf extends ShelfHead {
  listType: "topic";
  videos: readonly CarouselThumbnail[];
}

export interface ShowsShelf extends ShelfHead {
  listType: "shows";
  childType: "shows-list-item";
  videos: readonly VideoShow[];
}

export type Shelf = TopicShelf | ShowsShelf;

type ShelfProps = ShelfBlock["props"];

/** SHELF-07: a shelf with no description uses a placeholder. */
function headOf({ title, description, url, linkText }: ShelfProps): ShelfHead {
  return { title, description: description ?? messages.shelfDescription, url, linkText };
}

export function topicShelf(props: Extract<ShelfBlock, { props: { videos: unknown } }>["props"]): TopicShelf {
  return { listType: "topic", ...headOf(props), videos: props.videos };
}

export function showsShelf(props: Extract<ShelfBlock, { props: { shows: unknown } }>["props"]): ShowsShelf {
  return { listType: "shows", childType: "shows-list-item", ...headOf(props), videos: props.shows };
}
