// The rows of posts that came by themselves. They stand over the posts that came with their event: each takes the place of the one of its id,
// stands behind all others, or says that there is none any more.

import { sql } from "kysely";
import { eventOfPost, overlayPosts, postIn, sourceWithPosts, type PostDoc } from "../../records/live-posts.ts";
import type { PostMeasures } from "../../records/post-room.ts";
import { postsPerPage } from "../../../model/page-sizes.ts";
import { parseRecord } from "../../records/parse-record.ts";
import type { Connection, Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import { preparedVersion } from "../records/prepared-version.ts";
import type { Tables } from "../tables.ts";

type Table = Tables["live_posts"];
export type PostRow = Omit<Table, "number"> & { number: number };

/** What the other posts over those of an event weigh together, and when the last of them came. */
export interface OtherPosts extends Omit<PostMeasures, "heaviest"> {
  newest: number;
}

type OnePost = Pick<PostRow, "event" | "id">;

export function postRows({ read }: Database) {
  const ofEvent = prepareQuery<{ event: string }, PostRow>(read, (parameter) =>
    read.selectFrom("live_posts").selectAll().where("event", "=", parameter("event")).orderBy("number"),
  );

  const one = prepareQuery<OnePost, PostRow>(read, (parameter) =>
    read.selectFrom("live_posts").selectAll().where("event", "=", parameter("event")).where("id", "=", parameter("id")),
  );

  const others = prepareQuery<OnePost, OtherPosts>(read, (parameter) =>
    read
      .selectFrom("live_posts")
      .select([
        sql<number>`count(hash)`.as("posts"),
        sql<number>`coalesce(max(at), 0)`.as("newest"),
        sql<number>`coalesce(sum(weight), 0)`.as("weight"),
        sql<number>`coalesce(sum(first_weight), 0)`.as("firstWeight"),
        sql<number>`coalesce(sum(octet_length(source)), 0)`.as("bytes"),
      ])
      .where("event", "=", parameter("event"))
      .where("id", "<>", parameter("id")),
  );

  const heaviest = prepareQuery<OnePost, { weight: number }>(read, (parameter) =>
    read
      .selectFrom("live_posts")
      .select("weight")
      .where("event", "=", parameter("event"))
      .where("id", "<>", parameter("id"))
      .where("pinned", "=", 0)
      .orderBy("weight", "desc")
      .limit(postsPerPage),
  );

  const ids = prepareQuery<{ event: string }, { id: string }>(read, (parameter) =>
    read.selectFrom("live_posts").select("id").where("event", "=", parameter("event")),
  );

  return {
    ofEvent: (event: string, connection: Connection) => ofEvent({ event }, connection),

    async one(event: string, id: string, connection: Connection): Promise<PostRow | undefined> {
      return (await one({ event, id }, connection))[0];
    },

    /** All but this one. */
    async others(event: string, id: string, connection: Connection): Promise<OtherPosts & PostMeasures> {
      const [sums] = await others({ event, id }, connection);
      if (sums === undefined) throw new Error("The database did not answer with a sum.");
      return { ...sums, heaviest: (await heaviest({ event, id }, connection)).map(({ weight }) => weight) };
    },

    async idsOver(event: string, connection: Connection): Promise<ReadonlySet<string>> {
      return new Set((await ids({ event }, connection)).map(({ id }) => id));
    },

    /** The posts of an event as readers have them; `own` are those that came with it. */
    async overDocs(own: readonly PostDoc[], event: string): Promise<PostDoc[]> {
      const rows = await ofEvent({ event });
      return overlayPosts(
        own,
        ({ id }) => id,
        rows.map((row) => ({ id: row.id, post: docOf(row) })),
      );
    },

    /** The whole event as it would have come with them. */
    async overSource(source: string, event: string, connection: Connection = read): Promise<string> {
      return sourceWithPosts(source, (await ofEvent({ event }, connection)).map(overlaid));
    },

    async drop(numbers: readonly number[], connection: Connection): Promise<void> {
      if (numbers.length > 0) await connection.deleteFrom("live_posts").where("number", "in", numbers).execute();
    },
  };
}

/** As it stands in the source of an event. */
export function overlaid({ id, source }: Pick<PostRow, "id" | "source">): { id: string; post: unknown } {
  return { id, post: source === null ? undefined : JSON.parse(source) };
}

/** Undefined for one that was removed, or that today's rules refuse. */
function docOf({ source, doc, prepared_by }: PostRow): PostDoc | undefined {
  if (source === null) return undefined;
  if (prepared_by === preparedVersion && doc !== null) return JSON.parse(doc);
  const prepared = postIn(parseRecord(eventOfPost(JSON.parse(source))));
  return "refused" in prepared ? undefined : prepared.doc;
}
