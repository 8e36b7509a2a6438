// A part of a post changed, on whatever stands there when it is written.

import type { ParseWorker } from "../../../content/import/parse-in-worker.ts";
import { mergePatch } from "../../../content/records/merge-patch.ts";
import type { PostOptions, PostResult } from "../../../content/store/posts/post-store.ts";
import type { Store } from "../../../content/store/store.ts";
import { HttpError } from "../../../model/http-error.ts";
import { preparePost } from "./prepare-post.ts";

export interface PostParts {
  store: Pick<Store, "posts">;
  parser: Pick<ParseWorker, "parse">;
}

/** Whoever patches without a condition only loses a round to somebody who wins it. */
const mostRounds = 200;

/** A JSON merge patch. */
export async function patchPost(
  { store, parser }: PostParts,
  { event, id }: { event: string; id: string },
  change: object,
  { by, onlyIf: hold = () => true }: PostOptions,
): Promise<{ result: PostResult; warnings: string[] } | { refused: string[] }> {
  for (let round = 0; round < mostRounds; round += 1) {
    const standing = await store.posts.find(event, id);
    if (standing === undefined) return { result: { missing: "post" }, warnings: [] };
    if (!hold(standing.version)) return { result: { conflict: standing }, warnings: [] };
    const ready = await preparePost(Object(mergePatch(JSON.parse(standing.source), change)), id, parser);
    if ("refused" in ready) return ready;
    const onlyIf = (version: string | undefined) => version === standing.version;
    const result = await store.posts.put(event, ready.post, { by, onlyIf });
    if (!("conflict" in result)) return { result, warnings: ready.warnings };
  }
  throw new HttpError("others change this post all the time; try again", 409);
}
