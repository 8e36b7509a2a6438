// The threads of the stand-in for a comments platform: in memory, bounded, gone with the process.

import { LRUCache } from "lru-cache";
import { z } from "zod";

export interface Comment {
  name: string;
  text: string;
  /** ISO. */
  at: string;
}

const mostThreads = 500;
/** Of one thread: the newest stay. */
const mostComments = 100;

const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/(?!\n)\p{Cc}/gu, "").trim())
    .refine((text) => text !== "", "must not be empty")
    .refine((text) => text.length <= most, `must not be longer than ${most} characters`);

export const sentComment = z.object({ name: line(60), text: line(1000) });

export const threadName = z.string().min(1).max(500);

export class CommentThreads {
  readonly #threads = new LRUCache<string, readonly Comment[]>({ max: mostThreads });

  /** Newest first. */
  of(thread: string): readonly Comment[] {
    return this.#threads.get(thread) ?? [];
  }

  add(thread: string, comment: Comment): void {
    this.#threads.set(thread, [comment, ...this.of(thread)].slice(0, mostComments));
  }
}
