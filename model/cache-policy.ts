// Whose a page is, which decides who may store it. What each means in headers is in `server/http/cache-policies.ts`.

export type CachePolicy =
  /** The same for everyone until content changes: in the page cache, and in those of others. */
  | "everyone"
  /** Made for one answer and stored nowhere. */
  | "one-reader";
