// ART-07: what a story says of its comments. The platform knows the thread by `storify_id`, or by `storify`; exports write them beside
// `comments` and in it.

import { z } from "zod";
import { flag } from "../../model/fields/schema-kit.server.ts";
import { idText, objectOrEmptyList } from "../../model/fields/shared-fields.ts";

/** An id, or an object that holds one. What is neither names nothing, and is no reason to lose the story. */
const threadName = z
  .preprocess((value) => (isWithId(value) ? (value.storify_id ?? value.id) : value), idText)
  .optional()
  .catch(undefined);

function isWithId(value: unknown): value is { id?: unknown; storify_id?: unknown } {
  return typeof value === "object" && value !== null;
}

const names = { storify: threadName, storify_id: threadName };

export const commentsFields = {
  ...names,
  comments: objectOrEmptyList(z.object({ enabled: flag.optional(), ...names })),
};

type CommentsFields = z.output<z.ZodObject<typeof commentsFields>>;

interface StoryComments {
  enabled?: boolean;
  /** Absent: the platform knows the thread by the story's id. */
  thread?: string;
}

export function storyComments({ storify_id, storify, comments }: CommentsFields): StoryComments | undefined {
  const thread = storify_id ?? comments?.storify_id ?? storify ?? comments?.storify;
  if (thread === undefined) return comments && { enabled: comments.enabled };
  return { enabled: comments?.enabled, thread };
}
