// Posts of live coverage as things of their own, each changed by one call: in the order in which they come, however many write at once.

import type { PostDoc } from "../../records/live-posts.ts";
import type { ChangedBy } from "../changed-by.ts";
import type { VersionMaker } from "../revisions/version-maker.ts";

export interface StandingPost {
  id: string;
  /** As it came, with the time it was given. */
  source: string;
  version: string;
}

export interface PostToStore {
  id: string;
  /** With its id. */
  source: object;
  doc: PostDoc;
}

export interface PostOptions {
  /** Whoever opened the store unless told. */
  by?: ChangedBy;
  /** Asked within the transaction with the version that stands there; nothing is written where it says no. */
  onlyIf?: (version: string | undefined) => boolean;
}

export type PostResult =
  | { outcome: "new" | "changed" | "unchanged"; post: StandingPost }
  | { outcome: "removed" }
  /** What stands there instead. */
  | { conflict: StandingPost | undefined }
  /** Why the event has no room for it. */
  | { fault: string }
  | { missing: "event" | "post" };

export interface PostStore {
  /** All of an event in the order of its record, those that came with it first; undefined where there is no such event. */
  list(event: string): Promise<StandingPost[] | undefined>;
  find(event: string, id: string): Promise<StandingPost | undefined>;
  maker(event: string, id: string): Promise<VersionMaker | undefined>;
  /**
   * A post without a time gets one that is later than those of all posts that came before. `sent` is the mark of what was sent: sent once more
   * it changes nothing and is answered with the post as it stands. Another post of its id is a conflict, and so is one that was removed.
   */
  append(event: string, post: PostToStore, options: PostOptions & { sent: string }): Promise<PostResult>;
  /** In the place of the one of its id, or as a new one. Without a time it has that of the one before. */
  put(event: string, post: PostToStore, options?: PostOptions): Promise<PostResult>;
  /** One that was removed already is removed. */
  remove(event: string, id: string, options?: PostOptions): Promise<PostResult>;
  /** Reads anew what another version of the site has read; how many were written back. */
  prepareOlder(): Promise<number>;
}
