// Changes of single posts, each in a transaction with the news of it and with what was there before.

import { isDeepStrictEqual } from "node:util";
import { idInSource, postsInSource, weightsOfPost, type PostDoc } from "../../records/live-posts.ts";
import type { LiveEvent } from "../../records/live-event.ts";
import { roomFault, type PostMeasures } from "../../records/post-room.ts";
import { unpackSource } from "../../records/pack-source.ts";
import { sourceVersion } from "../../records/source-version.ts";
import { instantOf } from "../../../model/time/instant-of.ts";
import type { Connection, Database } from "../database.ts";
import type { AnnouncedWrites, Writing } from "../records/announced-writes.ts";
import { preparedVersion } from "../records/prepared-version.ts";
import { keysOf } from "../records/surrogate-keys.ts";
import type { RevisionRows } from "../revisions/revision-rows.ts";
import { makerOf, type MakerColumns } from "../revisions/version-maker.ts";
import type { ChangedBy } from "../changed-by.ts";
import { webhookNews } from "../webhooks/webhook-news.ts";
import type { Tables } from "../tables.ts";
import type { PostOptions, PostResult, PostStore, PostToStore, StandingPost } from "./post-store.ts";
import { postRows, type PostRow } from "./post-rows.ts";

export interface PostWriteParts {
  database: Database;
  now: () => number;
  inTransaction: AnnouncedWrites;
  revisions: RevisionRows;
  opener: ChangedBy;
}

type EventRow = Omit<Tables["records"], "key"> & { key: number };

interface Found {
  event: EventRow;
  /** Of this post; it may say that there is none any more. */
  row: PostRow | undefined;
  standing: StandingPost | undefined;
  /** Who made it so. Who made the event made the posts that came with it. */
  made: MakerColumns;
}

const type = "live_event";

export function postWrites({ database, now, inTransaction, revisions, opener }: PostWriteParts) {
  const rows = postRows(database);
  const tellEndpoints = webhookNews(now);

  async function eventOf(id: string, connection: Connection): Promise<EventRow | undefined> {
    return connection
      .selectFrom("records")
      .selectAll()
      .where("type", "=", type)
      .where("id", "=", id)
      .executeTakeFirst();
  }

  async function found(event: EventRow, id: string, connection: Connection): Promise<Found> {
    const row = await rows.one(event.id, id, connection);
    return { event, row, standing: row === undefined ? amongOwn(event, id) : standingIn(row), made: row ?? event };
  }

  /** The news of a changed post are those of its event. */
  async function tell(
    { key, id, at, path: home, lists: listed }: EventRow,
    { transaction, news }: Writing,
  ): Promise<void> {
    const lists: string[] = JSON.parse(listed);
    const addresses = await transaction.selectFrom("addresses").select("path").where("key", "=", key).execute();
    const paths = addresses.map(({ path }) => path);
    for (const name of keysOf({ type, id }, { paths, lists, at })) news.keys.add(name);
    const event = { type, id, path: home, lists, at } as const;
    await tellEndpoints(transaction, event, event);
  }

  async function keepBefore({ event, standing, made }: Found, { change, transaction }: Writing): Promise<void> {
    if (standing === undefined) return;
    const { id: post, version: hash, source } = standing;
    await revisions.keepVersion({ type, id: event.id, post }, { ...made, hash, source }, change, transaction);
  }

  async function store(
    there: Found,
    post: Omit<PostRow, "number" | "prepared_by" | keyof MakerColumns>,
    writing: Writing,
  ): Promise<void> {
    const { change, transaction } = writing;
    const made = { changed_at: change.at, changed_by: change.by.who, changed_way: change.by.way };
    const values = { ...post, ...made, prepared_by: preparedVersion };
    await keepBefore(there, writing);
    if (there.row === undefined) await transaction.insertInto("live_posts").values(values).execute();
    else await transaction.updateTable("live_posts").set(values).where("number", "=", there.row.number).execute();
    await tell(there.event, writing);
  }

  async function put(there: Found, post: PostToStore, sent: string | null, writing: Writing): Promise<PostResult> {
    const { event, row, standing } = there;
    const others = await rows.others(event.id, post.id, writing.transaction);
    const at = row?.at || Math.max(writing.change.at, others.newest + 1);
    const time = post.doc.time ?? timeOf(standing) ?? new Date(at).toISOString();
    const doc: PostDoc = { ...post.doc, time };
    const given = post.doc.time === undefined ? { ...post.source, time } : post.source;
    const source = JSON.stringify(given);
    const version = sourceVersion(source);
    const after: StandingPost = { id: post.id, source, version };
    if (standing !== undefined && isDeepStrictEqual(JSON.parse(standing.source), JSON.parse(source))) {
      return { outcome: "unchanged", post: standing };
    }
    const { weight, firstWeight } = weightsOfPost(doc);
    const fault = await faultOf(event, post.id, writing.transaction, {
      posts: others.posts + 1,
      weight: others.weight + weight,
      firstWeight: others.firstWeight + firstWeight,
      bytes: others.bytes + Buffer.byteLength(source),
      heaviest: doc.pinned ? others.heaviest : [...others.heaviest, weight],
    });
    if (fault !== undefined) return { fault };
    const columns = { hash: version, pinned: doc.pinned ? 1 : 0, weight, first_weight: firstWeight };
    const values = { event: event.id, id: post.id, at, sent: row?.sent ?? sent, ...columns };
    await store(there, { ...values, source, doc: JSON.stringify(doc) }, writing);
    return { outcome: standing === undefined ? "new" : "changed", post: after };
  }

  async function faultOf(event: EventRow, id: string, connection: Connection, over: PostMeasures) {
    const own: LiveEvent = JSON.parse(event.doc);
    const idsOver = own.updates.length === 0 ? new Set() : await rows.idsOver(event.id, connection);
    const bytes = Buffer.byteLength(unpackSource(event.source));
    return roomFault(own, bytes, (one) => one === id || idsOver.has(one), over);
  }

  function changing(
    id: { event: string; post: string },
    { by = opener, onlyIf }: PostOptions,
    work: (there: Found, writing: Writing) => Promise<PostResult>,
  ): Promise<PostResult> {
    return inTransaction(by, async (writing) => {
      const event = await eventOf(id.event, writing.transaction);
      if (event === undefined) return { missing: "event" };
      const there = await found(event, id.post, writing.transaction);
      if (onlyIf?.(there.standing?.version) === false) return { conflict: there.standing };
      return work(there, writing);
    });
  }

  return {
    append: (event, post, { sent, ...options }) =>
      changing({ event, post: post.id }, options, async (there, writing) => {
        const { row, standing } = there;
        if (row === undefined && standing === undefined) return put(there, post, sent, writing);
        return standing !== undefined && row?.sent === sent
          ? { outcome: "unchanged", post: standing }
          : { conflict: standing };
      }),

    put: (event, post, options = {}) =>
      changing({ event, post: post.id }, options, (there, writing) => put(there, post, null, writing)),

    remove: (event, id, options = {}) =>
      changing({ event, post: id }, options, async (there, writing) => {
        const { row, standing } = there;
        if (standing === undefined) return row === undefined ? { missing: "post" } : { outcome: "removed" };
        const at = row?.at ?? 0;
        const nothing = { hash: null, source: null, doc: null, pinned: 0, weight: 0, first_weight: 0 };
        await store(there, { event, id, at, sent: row?.sent ?? null, ...nothing }, writing);
        await revisions.noteRemoval({ type, id: event, post: id }, writing.change, writing.transaction);
        return { outcome: "removed" };
      }),

    async find(event, id) {
      const stored = await eventOf(event, database.read);
      return stored && (await found(stored, id, database.read)).standing;
    },

    async maker(event, id) {
      const stored = await eventOf(event, database.read);
      if (stored === undefined) return undefined;
      const { standing, made } = await found(stored, id, database.read);
      return standing && makerOf(made);
    },
  } satisfies Partial<PostStore>;
}

function standingIn({ id, hash, source }: PostRow): StandingPost | undefined {
  return hash === null || source === null ? undefined : { id, source, version: hash };
}

function amongOwn({ source }: EventRow, id: string): StandingPost | undefined {
  const post = postsInSource(unpackSource(source)).find((one) => idInSource(one) === id);
  if (post === undefined) return undefined;
  const text = JSON.stringify(post);
  return { id, source: text, version: sourceVersion(text) };
}

function timeOf(standing: StandingPost | undefined): string | undefined {
  const { time }: { time?: unknown } = standing === undefined ? {} : JSON.parse(standing.source);
  const at = typeof time === "string" ? instantOf(time) : time;
  return typeof at === "number" ? new Date(at).toISOString() : undefined;
}
