// What readers search for, and what they get.

import type { Piece } from "./passages.ts";

export const searchKinds = ["article", "slideshow", "interactive", "video", "person", "show"] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface SearchQuery {
  text: string;
  sort: "relevance" | "date";
  kinds?: readonly SearchKind[];
  /** A section's path, e.g. `politics`. */
  section?: string;
  /** The slug of a person's page. */
  author?: string;
  /** Milliseconds since 1970, both included. */
  from?: number;
  to?: number;
  offset: number;
  size: number;
}

export interface FoundDocument {
  kind: SearchKind;
  title: string;
  /** The title with what was searched for marked. */
  titleMarked: Piece[];
  url: string;
  imageUrl?: string;
  imageAlt?: string;
  /** The words of its text that say most of what was searched for, or how it begins. */
  passage: Piece[];
  /** Of a person what he or she does, of a show when it is on. */
  note?: string;
  category?: { name: string; url: string };
  authors: { name: string; url?: string }[];
  isOpinion?: boolean;
  isLive?: boolean;
  /** Milliseconds. */
  duration?: number;
  publicationDate?: string;
  lastPublishedDate?: string;
}

export interface Facet {
  value: string;
  name: string;
  count: number;
}

export interface SearchAnswer {
  items: FoundDocument[];
  total: number;
  /** There are more than were counted. */
  isMore: boolean;
  /** There are more than can be paged through, and the counts below are of some of them only. */
  isPartial: boolean;
  /** How far anybody pages. */
  reach: number;
  /** What the search, without its own narrowing by them, could be narrowed by. */
  kinds: Partial<Record<SearchKind, number>>;
  sections: Facet[];
  authors: Facet[];
  /** The text without its typing slips, when there seem to be some. */
  meant?: string;
}

export const nothingFound: SearchAnswer = {
  items: [],
  total: 0,
  isMore: false,
  isPartial: false,
  reach: 0,
  kinds: {},
  sections: [],
  authors: [],
};
