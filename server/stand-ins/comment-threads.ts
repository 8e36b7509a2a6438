// The threads of the stand-in for a comments platform: in memory, of all workers together, bounded, gone with the site.

import { z } from "zod";
import type { Team } from "../workers/team.ts";

export interface Comment {
  name: string;
  text: string;
  /** ISO. */
  at: string;
}

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

/** Newest first. */
interface CommentThreads {
  of: (thread: string) => Promise<readonly unknown[]>;
  add: (thread: string, comment: Comment) => Promise<readonly unknown[]>;
}

export function commentThreads(team: Pick<Team, "listOf" | "addTo">): CommentThreads {
  const nameOf = (thread: string) => `comments ${thread}`;
  return {
    of: (thread) => team.listOf(nameOf(thread)),
    add: (thread, comment) => team.addTo(nameOf(thread), comment, mostComments),
  };
}
