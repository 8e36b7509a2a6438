// API-05: what the site asks a publisher's content API for, one function a service. Where the paths are is configuration; which
// parameters and where the answer stands is here.

import type { Params } from "./get-envelope.ts";

/** Asks at a configured address; see `ask-api.ts`. */
type AskList = (address: string, params: Params, message?: string) => Promise<unknown[]>;

export interface ServiceAddresses {
  shows: string;
  persons: string;
  staticPages: string;
  tags: string;
  liveEvents: string;
  videos: string;
  aggregates: string;
  nextUp: string;
  layouts: string;
}

export interface LayoutDescriptor {
  subtype: string;
  elementId?: string;
  /** Query offsets, category, tag, person, show: what the layout's lists are made for. */
  meta?: object;
}

/** One searchType and value, or all. */
export type ShowSearch = { searchType: string; value: string } | "all";

/** SHELF-08: what the video search of a content API knows. */
export interface VideoQuestion {
  spark_id?: string;
  external_id?: string;
  size?: number;
  /** In any of these. */
  tags?: readonly string[];
  required_tags?: readonly string[];
  mediaTags?: readonly string[];
  /** Tags of videos to leave out. */
  excludeTags?: readonly string[];
  searchBy?: string;
}

function videoParams({ tags, required_tags, mediaTags, excludeTags, ...plain }: VideoQuestion): Params {
  return {
    ...plain,
    tags: tags?.join(","),
    required_tags: required_tags?.join(","),
    mediaTags: mediaTags?.join(","),
    ...(excludeTags && { excludeBy: "tags", excludeValues: excludeTags.join(",") }),
  };
}

export function contentServices(ask: AskList, at: ServiceAddresses) {
  const first = async (...question: Parameters<AskList>) => (await ask(...question))[0];
  return {
    shows: (search: ShowSearch) =>
      ask(at.shows, search === "all" ? { searchType: "all" } : { ...search }, "Error fetching Shows"),
    show: (search: Exclude<ShowSearch, "all">) => first(at.shows, { ...search }, "Error fetching Shows"),
    persons: () => ask(at.persons, { searchType: "all" }),
    person: (url: string) => first(at.persons, { url, size: 1 }),
    staticPage: (path: string) => first(at.staticPages, { path, size: 1 }),
    tag: (path: string) => first(at.tags, { path, size: 1 }),
    liveEvent: (path: string) => first(at.liveEvents, { path, size: 1 }),
    video: (external_id: string) => first(at.videos, { external_id, size: 1 }, "Error fetching Video"),
    videos: (question: VideoQuestion) => ask(at.videos, videoParams(question), "Error fetching Video"),
    aggregate: (spark_id: string) => first(at.aggregates, { spark_id }, "Error fetching Aggregate"),
    nextUp: () => ask(at.nextUp, {}, "Error fetching Next Up"),
    /** LAYOUT-07: the descriptor. */
    layout: ({ subtype, elementId, meta }: LayoutDescriptor) =>
      first(at.layouts, {
        type: "layout",
        size: 1,
        subtype,
        elementId,
        meta: meta === undefined ? undefined : JSON.stringify(meta),
      }),
  };
}
