// What records were before: read by whoever wants to compare or bring back, written out whole, pruned.

import type { RecordName } from "../../records/parse-record.ts";
import { unpackSource } from "../../records/pack-source.ts";
import type { Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import type { Tables } from "../tables.ts";
import { pruneRevisions } from "./prune-revisions.ts";
import type { RevisionLimits } from "./revision-limits.ts";
import { makerReads, type MadeVersion } from "./read-makers.ts";
import { makerOf, type VersionMaker } from "./version-maker.ts";

/** A record, or a post of a live event. */
export interface RevisedName extends RecordName {
  post?: string;
}

export interface Revision extends VersionMaker {
  /** Counts up over all records. */
  number: number;
  /** Absent where the record was taken away. */
  version?: string;
  /** When another took its place: milliseconds since 1970. */
  until: number;
}

export interface RevisionStore {
  /** Who made the record what it is now; undefined where there is none. */
  maker(name: RecordName): Promise<VersionMaker | undefined>;
  /** By which way these are what they are, by type and id: `article/42`. */
  makers(names: readonly RecordName[]): Promise<Map<string, MadeVersion>>;
  /** What these were before, likewise; of each the newest first. */
  madeBefore(names: readonly RecordName[]): Promise<Map<string, MadeVersion[]>>;
  /** Newest first; the next page is before the last number of this one. */
  list(of: RevisedName, page: { size: number; before?: number }): Promise<Revision[]>;
  /** With the record as it was, unless that says it was taken away. */
  find(of: RevisedName, number: number): Promise<(Revision & { source?: string }) | undefined>;
  /** Ids of posts of an event that were taken away at some time, the last first. */
  takenPosts(event: string, size: number): Promise<string[]>;
  /** All of them, oldest first. */
  all(): AsyncIterable<RevisedName & Revision & { source?: string }>;
  /** Drops what the limits do not allow, a few at a time. How many. */
  prune(limits: RevisionLimits, signal?: AbortSignal): Promise<number>;
}

type Row = { [Column in keyof Tables["revisions"]]: Column extends "number" ? number : Tables["revisions"][Column] };
type ListedRow = Omit<Row, "type" | "id" | "post" | "source">;

const listed = ["number", "changed_at", "changed_by", "changed_way", "until", "hash"] as const;
/** Records may have megabytes each. */
const readAtOnce = 50;
const newest = Number.MAX_SAFE_INTEGER;

export function openRevisions(database: Database, now: () => number): RevisionStore {
  const { read } = database;

  const page = prepareQuery<Required<RevisedName> & { before: number; size: number }, ListedRow>(read, (parameter) =>
    read
      .selectFrom("revisions")
      .select(listed)
      .where("type", "=", parameter("type"))
      .where("id", "=", parameter("id"))
      .where("post", "=", parameter("post"))
      .where("number", "<", parameter("before"))
      .orderBy("number", "desc")
      .limit(parameter("size")),
  );

  const one = prepareQuery<Required<RevisedName> & { number: number }, Row>(read, (parameter) =>
    read
      .selectFrom("revisions")
      .selectAll()
      .where("number", "=", parameter("number"))
      .where("type", "=", parameter("type"))
      .where("id", "=", parameter("id"))
      .where("post", "=", parameter("post")),
  );

  const after = prepareQuery<{ number: number }, Row>(read, (parameter) =>
    read
      .selectFrom("revisions")
      .selectAll()
      .where("number", ">", parameter("number"))
      .orderBy("number")
      .limit(readAtOnce),
  );

  return {
    async maker({ type, id }) {
      const row = await read
        .selectFrom("records")
        .select(["changed_at", "changed_by", "changed_way"])
        .where("type", "=", type)
        .where("id", "=", id)
        .executeTakeFirst();
      return row && makerOf(row);
    },

    ...makerReads(database),

    async list({ post = "", ...name }, { size, before = newest }) {
      return (await page({ ...name, post, size, before })).map(revisionOf);
    },

    async find({ post = "", ...name }, number) {
      const [row] = await one({ ...name, post, number });
      return row && { ...revisionOf(row), ...sourceIn(row) };
    },

    async takenPosts(event, size) {
      const rows = await read
        .selectFrom("revisions")
        .select("post")
        .select(({ fn }) => fn.max("number").as("last"))
        .where("type", "=", "live_event")
        .where("id", "=", event)
        .where("post", "!=", "")
        .where("hash", "is", null)
        .groupBy("post")
        .orderBy("last", "desc")
        .limit(size)
        .execute();
      return rows.map(({ post }) => post);
    },

    async *all() {
      for (let number: number | undefined = 0; number !== undefined;) {
        const rows: Row[] = await after({ number });
        for (const row of rows) {
          const { type, id, post } = row;
          yield { type, id, ...(post !== "" && { post }), ...revisionOf(row), ...sourceIn(row) };
        }
        number = rows.at(-1)?.number;
      }
    },

    prune: pruneRevisions(database, now),
  };
}

function revisionOf(row: ListedRow): Revision {
  return { number: row.number, ...makerOf(row), version: row.hash ?? undefined, until: row.until };
}

function sourceIn({ source }: Pick<Row, "source">): { source?: string } {
  return source === null ? {} : { source: unpackSource(source) };
}
