// The one reading interface of page loaders. Every read notes the surrogate keys it depended on, also when it found nothing,
// so that the page cache can drop exactly the pages that a change touches.

import type { RecordDocs } from "./records/kinds.ts";
import type { Correction } from "./records/corrections.ts";
import type { RedirectPatterns, RedirectPlace } from "./redirects/redirect-address.ts";
import type { Card } from "../model/stories/card.ts";
import type { SearchAnswer, SearchQuery } from "./search/search-query.ts";

export interface ListQuery {
  type: "article" | "video";
  /** e.g. `section:politics`; several mean: in all of them. */
  lists: readonly string[];
  /** Not in any of these. */
  exclude?: readonly string[];
  size: number;
  offset?: number;
}

export interface Suggestion {
  url: string;
  imageUrl?: string;
  title: string;
  type: string;
}

export const correctedTypes = ["article", "live_event", "video"] as const;

/** A correction with the story that it was made in. */
export interface CorrectedStory {
  type: (typeof correctedTypes)[number];
  /** Of the story. */
  id: string;
  title: string;
  url: string;
  /** Of a story whose readers are sent there. */
  original?: string;
  correction: Correction;
}

export interface ContentClient {
  byId<T extends keyof RecordDocs>(type: T, id: string): Promise<RecordDocs[T] | undefined>;
  /** By any path that leads to it, decoded as the paths of requests are. */
  byPath<T extends keyof RecordDocs>(type: T, path: string): Promise<RecordDocs[T] | undefined>;
  /** Several at once, in the order of the paths; undefined where nothing stands. */
  byPaths<T extends keyof RecordDocs>(type: T, paths: readonly string[]): Promise<(RecordDocs[T] | undefined)[]>;
  /** The stored redirect of a path, or of one query of it alone. */
  redirectAt(place: RedirectPlace): Promise<RecordDocs["redirect"] | undefined>;
  /** Which queries and paths redirects stand for: see `redirects/query-patterns.ts` and `redirects/path-patterns.ts`. */
  redirectPatterns(of: keyof RedirectPatterns): Promise<readonly string[]>;
  /** The whole list of a small kind (people, shows, alerts …). */
  all<T extends keyof RecordDocs>(type: T): Promise<RecordDocs[T][]>;
  cards(query: ListQuery): Promise<Card[]>;
  /** What was put right in stories, videos and live coverage, newest first. */
  corrections(part: { size: number; offset: number }): Promise<CorrectedStory[]>;
  /** The layout of this element, or the default one of its subtype. */
  layout(subtype: string, elementId: string | undefined): Promise<RecordDocs["layout"] | undefined>;
  /** Stories whose words are nearest to the text. */
  suggestions(text: string, size: number): Promise<Suggestion[]>;
  /** Stories, videos, people and shows that have all the words. */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** What someone who is still typing may be looking for. */
  completions(text: string, size: number): Promise<Suggestion[]>;
}

/** Gives a client whose reads collect their keys into the given set. */
export type OpenClient = (keys: Set<string>) => ContentClient;
