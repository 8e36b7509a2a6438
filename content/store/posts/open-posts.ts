// Posts of live coverage: those that came with their event and those that came by themselves, read together and changed one by one.

import {
  eventOfPost,
  idInSource,
  overlayPosts,
  postIn,
  postsInSource,
  weightsOfPost,
} from "../../records/live-posts.ts";
import { parseRecord } from "../../records/parse-record.ts";
import { unpackSource } from "../../records/pack-source.ts";
import { sourceVersion } from "../../records/source-version.ts";
import type { ChangeFeed } from "../change-feed.ts";
import { preparedVersion } from "../records/prepared-version.ts";
import { overlaid, postRows, type PostRow } from "./post-rows.ts";
import type { PostResult, PostStore } from "./post-store.ts";
import { postWrites, type PostWriteParts } from "./write-posts.ts";

/** Rows read anew in one step: a site answers readers meanwhile. */
const preparedAtOnce = 20;

export function openPosts({ feed, ...parts }: PostWriteParts & { feed: Pick<ChangeFeed, "deliver"> }): PostStore {
  const { read, write } = parts.database;
  const rows = postRows(parts.database);
  const writes = postWrites(parts);

  async function delivered(result: Promise<PostResult>): Promise<PostResult> {
    const settled = await result;
    await feed.deliver();
    return settled;
  }

  async function prepareAgain({ number, hash, source }: Pick<PostRow, "number" | "hash" | "source">): Promise<void> {
    const prepared = source === null ? undefined : postIn(parseRecord(eventOfPost(JSON.parse(source))));
    const doc = prepared === undefined || "refused" in prepared ? undefined : prepared.doc;
    const { weight, firstWeight } = doc === undefined ? { weight: 0, firstWeight: 0 } : weightsOfPost(doc);
    await write.transaction().execute((transaction) =>
      transaction
        .updateTable("live_posts")
        .set({
          prepared_by: preparedVersion,
          doc: doc === undefined ? null : JSON.stringify(doc),
          pinned: doc?.pinned === true ? 1 : 0,
          weight,
          first_weight: firstWeight,
        })
        .where("number", "=", number)
        .where("hash", hash === null ? "is" : "=", hash)
        .execute(),
    );
  }

  return {
    ...writes,
    append: (event, post, options) => delivered(writes.append(event, post, options)),
    put: (event, post, options) => delivered(writes.put(event, post, options)),
    remove: (event, id, options) => delivered(writes.remove(event, id, options)),

    async list(event) {
      const own = await read
        .selectFrom("records")
        .select("source")
        .where("type", "=", "live_event")
        .where("id", "=", event)
        .executeTakeFirst();
      if (own === undefined) return undefined;
      const over = (await rows.ofEvent(event, read)).map(overlaid);
      return overlayPosts(postsInSource(unpackSource(own.source)), idInSource, over).flatMap((post) => {
        const id = idInSource(post);
        const source = JSON.stringify(post);
        return id === undefined ? [] : [{ id, source, version: sourceVersion(source) }];
      });
    },

    async prepareOlder() {
      let written = 0;
      for (;;) {
        const older = await read
          .selectFrom("live_posts")
          .select(["number", "hash", "source"])
          .where("prepared_by", "<", preparedVersion)
          .orderBy("number")
          .limit(preparedAtOnce)
          .execute();
        for (const row of older) await prepareAgain(row);
        written += older.length;
        if (older.length < preparedAtOnce) return written;
      }
    },
  };
}
