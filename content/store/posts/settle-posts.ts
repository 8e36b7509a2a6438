// What becomes of posts that came by themselves when their whole event is written or removed. A whole event speaks for what it changes against
// what it said last: a post that it leaves as it was stays as reporters have it, and one that it does not know stays
// (docs/decisions/0022-a-whole-event-merges.md).

import { isDeepStrictEqual } from "node:util";
import { idInSource, postsInSource, sourceWithPosts } from "../../records/live-posts.ts";
import { unpackSource } from "../../records/pack-source.ts";
import type { PreparedRecord, RecordName } from "../../records/parse-record.ts";
import { sourceVersion } from "../../records/source-version.ts";
import type { Connection, Database } from "../database.ts";
import type { Writing } from "../records/announced-writes.ts";
import type { RevisionRows } from "../revisions/revision-rows.ts";
import type { Tables } from "../tables.ts";
import { overlaid, postRows, type PostRow } from "./post-rows.ts";

/** An event with posts over its own. */
export interface CoveredEvent {
  row: Pick<Tables["records"], "hash" | "changed_at" | "changed_by" | "changed_way">;
  own: string;
  posts: PostRow[];
  /** All of it. */
  source: string;
  version: string;
}

export function postSettling(database: Database, revisions: RevisionRows) {
  const rows = postRows(database);

  async function covered({ type, id }: RecordName, connection: Connection): Promise<CoveredEvent | undefined> {
    if (type !== "live_event") return undefined;
    const posts = await rows.ofEvent(id, connection);
    if (posts.length === 0) return undefined;
    const row = await connection
      .selectFrom("records")
      .select(["hash", "source", "changed_at", "changed_by", "changed_way"])
      .where("type", "=", type)
      .where("id", "=", id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const own = unpackSource(row.source);
    const source = sourceWithPosts(own, posts.map(overlaid));
    return { row, own, posts, source, version: sourceVersion(source) };
  }

  /** The whole of it as it stands, before it changes. */
  async function keep(name: RecordName, { row, source, version }: CoveredEvent, writing: Writing): Promise<void> {
    await revisions.keepVersion(name, { ...row, hash: version, source }, writing.change, writing.transaction);
  }

  return {
    covered,

    /** `isWhole`: whoever writes it has seen all posts, and says which there are. */
    async put(record: PreparedRecord, event: CoveredEvent, isWhole: boolean, writing: Writing): Promise<void> {
      await keep(record, event, writing);
      const after = byId(unpackSource(record.source));
      const before = byId(event.own);
      const settled = event.posts.filter(({ id }) => isWhole || !isDeepStrictEqual(before.get(id), after.get(id)));
      for (const { id, hash, source, ...made } of settled) {
        if (hash === null || source === null || isDeepStrictEqual(JSON.parse(source), after.get(id))) continue;
        const post = { type: record.type, id: record.id, post: id };
        await revisions.keepVersion(post, { ...made, hash, source }, writing.change, writing.transaction);
        if (!after.has(id)) await revisions.noteRemoval(post, writing.change, writing.transaction);
      }
      await rows.drop(
        settled.map(({ number }) => number),
        writing.transaction,
      );
    },

    async remove(name: RecordName, event: CoveredEvent, writing: Writing): Promise<void> {
      await keep(name, event, writing);
      await rows.drop(
        event.posts.map(({ number }) => number),
        writing.transaction,
      );
    },
  };
}

function byId(source: string): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const post of postsInSource(source)) {
    const id = idInSource(post);
    if (id !== undefined && !found.has(id)) found.set(id, post);
  }
  return found;
}
