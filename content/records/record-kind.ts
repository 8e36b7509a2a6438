// What the store must know of a record besides its own text: one entry a kind, made from the parsed document.

import type { z } from "zod";
import type { SearchedText } from "../search/search-index.ts";

/** How a story or a video appears in lists: small, ready to draw (LIST-01, CARD-01). */
export interface Card {
  id: string;
  title: string;
  url: string;
  form: "article" | "slideshow" | "interactive" | "video";
  imageUrl?: string;
  imageAlt?: string;
  dek?: string;
  kickerText?: string;
  eyebrowType?: string;
  /** Milliseconds. */
  duration?: number;
  isBreaking?: boolean;
  isDeveloping?: boolean;
  isLive?: boolean;
  isOpinion?: boolean;
  /** Its first home is another address, which search engines are sent to. */
  isElsewhere?: boolean;
  /** Kept out of news search (META-02). */
  isSharedPost?: boolean;
  category?: { name: string; url: string };
  authors: { name: string; url?: string; avatar?: string }[];
  publicationDate?: string;
  lastPublishedDate?: string;
  /** Of a video: what its marks are made from. */
  video?: VideoMarks;
  /** Of a story: the first hosted video in it (SHELF-05). */
  videoId?: string;
}

export interface VideoMarks {
  /** The title of its show. */
  show?: string;
  isEpisode?: boolean;
  isLocked?: boolean;
  airDate?: string;
  expires?: string;
  account?: string;
}

export interface Index {
  /** Where the site serves it; lookups by path find it there. */
  path?: string;
  /** What lists are sorted by, newest first: milliseconds since 1970. */
  at: number;
  /** Only published records are in lists and search. */
  published: boolean;
  /** From then on it is as if it were not published: milliseconds since 1970. */
  expires?: number | undefined;
  /** The lists it belongs to, e.g. `section:politics`, `tag:us/crime`, `show:the-vail-report`, `person:nora-castellan`. */
  lists: string[];
  card?: Card;
  /** What search reads. */
  search?: SearchedText;
}

export interface RecordKind<S extends z.ZodType = z.ZodType> {
  schema: S;
  index(doc: z.output<S>, id: string): Index;
}

export function recordKind<S extends z.ZodType>(kind: RecordKind<S>): RecordKind<S> {
  return kind;
}
