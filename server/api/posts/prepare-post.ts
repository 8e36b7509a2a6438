// A sent post, ready to store: with an id, and read by the rules of its event.

import { randomUUID } from "node:crypto";
import { leftOutText } from "../../../content/import/report-text.ts";
import { smallHere } from "../../../content/import/parse-here.ts";
import type { ParseWorker } from "../../../content/import/parse-in-worker.ts";
import { eventOfPost, idInSource, postIn } from "../../../content/records/live-posts.ts";
import { sourceVersion } from "../../../content/records/source-version.ts";
import type { PostToStore } from "../../../content/store/posts/post-store.ts";

export type ReadyPost = { post: PostToStore; warnings: string[] } | { refused: string[] };

/** The id that the sender gives it, else one made of the key that he sends again if he has heard no answer, else one of its own. */
export function idOfPost(sent: object, idempotencyKey: string | undefined): string {
  const key = idempotencyKey?.trim();
  return idInSource(sent) ?? (key ? sourceVersion(key).slice(0, 22) : randomUUID());
}

export async function preparePost(sent: object, id: string, parser: Pick<ParseWorker, "parse">): Promise<ReadyPost> {
  const source = { ...sent, id };
  const [parsed] = await smallHere(parser.parse)([Buffer.from(eventOfPost(source))]);
  const prepared = postIn(parsed);
  if ("refused" in prepared) return prepared;
  return { post: { id, source, doc: prepared.doc }, warnings: prepared.gaps.map(leftOutText) };
}
