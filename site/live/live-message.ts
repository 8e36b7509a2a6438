// What `/api/live/{path}` tells an open page: the parts that are new or changed as the server draws them, and those that are gone.

/** A post of live coverage, or a race of an election. */
export interface LivePut {
  id: string;
  /** Changes whenever what is drawn changes. */
  rev: string;
  pinned?: true;
  /** Was not there before. Not told in a snapshot, which knows no before. */
  added?: true;
  /** The part that follows it in reading order; null for the last. */
  before: string | null;
  html: string;
}

export interface LiveMessage {
  /** Of the site: fragments of another build are not set into this page. */
  build: string;
  version: string;
  put: LivePut[];
  gone: string[];
  /** Named pieces beside the parts, e.g. the key events: their new HTML. */
  panels: Record<string, string>;
  /** The style sheets of what is put, where pages that show it need not have them. */
  styles?: string[];
  /** In a snapshot: every part there is, in reading order; `put` then holds the first of them. */
  all?: string[];
}

/** What “Show earlier updates” is answered. */
export interface EarlierPosts {
  build: string;
  posts: { id: string; html: string }[];
  styles?: string[];
  hasMore: boolean;
}

export const liveAddress = (path: string): string => `/api/live${path}`;
