// How long an answer may be cached, and by whom: every `cache-control` of the site is one of these.

import { dayEnd, easternDate } from "../../model/time/eastern-days.ts";
import type { CachePolicy } from "../../model/cache-policy.ts";

/** How long an edge may show a page that is no longer fresh: while it asks for a new one, and while nobody answers. */
const stale = { revalidate: 300, onError: 86_400 };

export interface PageLife {
  /** PAGE_FRESH_SECONDS: as long as the site itself serves a page without making it anew. */
  fresh: number;
  /** Seconds until the page is untrue, where it will be. */
  left?: number;
}

/** Of feeds, sitemaps and the text edition: programs ask often and need not be told to the second. */
export function documentPolicy(life: PageLife): string {
  return sharedPolicy(60, life);
}

function sharedPolicy(ownSeconds: number, { fresh, left = Infinity }: PageLife): string {
  const seconds = Math.max(0, Math.min(fresh, Math.floor(left)));
  const revalidate = Math.max(0, Math.min(stale.revalidate, Math.floor(left) - seconds));
  return `public, max-age=${ownSeconds}, s-maxage=${seconds}, stale-while-revalidate=${revalidate}, stale-if-error=${stale.onError}`;
}

/** Seconds for which an edge that is purged may have an answer. Feeds and maps hold what is new for so many days: time changes them too. */
const mostAtEdge = { page: 86_400, document: 3_600, file: 86_400 };

export interface EdgeLife {
  of: keyof typeof mostAtEdge;
  /** Milliseconds since 1970. */
  now: number;
  /** Milliseconds since 1970, from which it is untrue. */
  until?: number;
  /** Seconds, where no change would purge it. */
  most?: number;
}

/**
 * For edges that are purged. What a page says of days (today, tomorrow) is true until midnight. `isRevalidated`: an old one may be shown while the edge
 * asks for a new one.
 */
export function edgePolicy(life: EdgeLife, { isRevalidated }: { isRevalidated: boolean }): string {
  const { of, now, until = Infinity, most = mostAtEdge[of] } = life;
  const left = Math.floor((until - now) / 1000);
  const today = of === "page" ? Math.ceil((dayEnd(easternDate(now)) - now) / 1000) : Infinity;
  const seconds = Math.max(0, Math.min(most, mostAtEdge[of], today, left));
  const revalidate = isRevalidated ? Math.max(0, Math.min(stale.revalidate, left - seconds)) : 0;
  return [
    `max-age=${seconds}`,
    ...(revalidate > 0 ? [`stale-while-revalidate=${revalidate}`] : []),
    `stale-if-error=${stale.onError}`,
  ].join(", ");
}

export function publicFor(seconds: number): string {
  return `public, max-age=${seconds}`;
}

export const missingPictureSeconds = 10;

export const cachePolicies = {
  /** Refusals, failures, and what is true for one request alone. */
  none: "no-store",
  /** A preview, or a page with what a reader wrote: one reader's. */
  ofOneReader: "private, no-store",
  /** A form that nobody has written in, with a token: the browser may bring it back as it was left, and then its script takes another token. */
  blankForm: "private, no-cache",
  /** Cached, and asked about each time. */
  askAgain: "no-cache",
  stream: "no-store, no-transform",
  /** Files whose names change with what is in them. */
  builtFile: "public, max-age=31536000, immutable",
  plainFile: publicFor(3600),
  /** The right spelling of an address never changes. */
  moved: publicFor(3600),
  /** Resized pictures and social cards: their addresses stay when an upload is replaced. */
  picture: "public, max-age=86400, stale-while-revalidate=604800",
  upload: publicFor(86_400),
  /** It may be there in a moment. */
  missingPicture: publicFor(missingPictureSeconds),
  rollingPlaylist: publicFor(1),
  call: publicFor(15),
  suggestions: publicFor(60),
  /** What changes by configuration or once a day. */
  settledCall: publicFor(300),
  post: "public, max-age=300, s-maxage=3600",
  missingPost: publicFor(60),
  region: "private, max-age=3600",
} as const;

/** Of pages, by what the row of their route says. */
export const pagePolicies: Readonly<Record<CachePolicy, (life: PageLife) => string>> = {
  /** Readers' own caches always ask again. */
  everyone: (life) => sharedPolicy(0, life),
  "one-reader": () => cachePolicies.ofOneReader,
};
