// The rows of records and of the lists they are in, many at a time.

import { sql } from "kysely";
import type { RecordType } from "../../records/kinds.ts";
import type { RecordName } from "../../records/parse-record.ts";
import type { Connection, Database } from "../database.ts";
import { prepareQuery, prepareRows } from "../prepare-query.ts";
import type { Tables } from "../tables.ts";

/** Where a record stands before it is written. */
export interface FiledRow {
  key: number;
  path: string | null;
  at: number;
  lists: string;
}

export interface StoredRow extends FiledRow {
  type: RecordType;
  id: string;
  hash: string;
  prepared_by: number;
}

export type NewRow = Omit<Tables["records"], "key">;
export type ListingRow = Tables["listings"];

export const nameOf = ({ type, id }: RecordName) => `${type}/${id}`;

/** To prepare a record anew is no change of it. */
function ifChanged<Name extends "changed_at" | "changed_by" | "changed_way">(name: Name) {
  const column = sql.ref(name);
  return sql<NewRow[Name]>`case when records.hash = excluded.hash then records.${column} else excluded.${column} end`;
}

export function recordRows({ write }: Database) {
  const ofOneType = prepareRows<RecordName, StoredRow>(write, ([first, ...others]) => {
    if (first === undefined) throw new Error("A look-up of no records.");
    return write
      .selectFrom("records")
      .select(["key", "type", "id", "path", "hash", "prepared_by", "at", "lists"])
      .where("type", "=", first("type"))
      .where("id", "in", [first("id"), ...others.map((other) => other("id"))]);
  });

  const upsert = prepareRows<NewRow, RecordName & { key: number }>(write, (rows) =>
    write
      .insertInto("records")
      .values(
        rows.map((parameter) => ({
          type: parameter("type"),
          id: parameter("id"),
          path: parameter("path"),
          at: parameter("at"),
          published: parameter("published"),
          hash: parameter("hash"),
          prepared_by: parameter("prepared_by"),
          expires: parameter("expires"),
          lists: parameter("lists"),
          card: parameter("card"),
          doc: parameter("doc"),
          source: parameter("source"),
          changed_at: parameter("changed_at"),
          changed_by: parameter("changed_by"),
          changed_way: parameter("changed_way"),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["type", "id"]).doUpdateSet((expression) => ({
          path: expression.ref("excluded.path"),
          at: expression.ref("excluded.at"),
          published: expression.ref("excluded.published"),
          hash: expression.ref("excluded.hash"),
          prepared_by: expression.ref("excluded.prepared_by"),
          expires: expression.ref("excluded.expires"),
          lists: expression.ref("excluded.lists"),
          card: expression.ref("excluded.card"),
          doc: expression.ref("excluded.doc"),
          source: expression.ref("excluded.source"),
          changed_at: ifChanged("changed_at"),
          changed_by: ifChanged("changed_by"),
          changed_way: ifChanged("changed_way"),
        })),
      )
      .returning(["key", "type", "id"]),
  );

  const insertListings = prepareRows<ListingRow, never>(write, (rows) =>
    write.insertInto("listings").values(
      rows.map((parameter) => ({
        list: parameter("list"),
        at: parameter("at"),
        key: parameter("key"),
      })),
    ),
  );

  return {
    /** By name. */
    async stored(names: readonly RecordName[], connection: Connection): Promise<Map<string, StoredRow>> {
      const found = new Map<string, StoredRow>();
      for (const some of Map.groupBy(names, ({ type }) => type).values()) {
        for (const row of await ofOneType(some, connection)) found.set(nameOf(row), row);
      }
      return found;
    },

    /** The row numbers, by name. No name may be there twice. */
    async put(rows: readonly NewRow[], connection: Connection): Promise<Map<string, number>> {
      const written = await upsert(rows, connection);
      return new Map(written.map((row) => [nameOf(row), row.key]));
    },

    /** In the order of the table: neighbours are written together. */
    async addToLists(rows: readonly ListingRow[], connection: Connection): Promise<void> {
      await insertListings(
        rows.toSorted((one, other) => one.list - other.list || one.at - other.at || one.key - other.key),
        connection,
      );
    },

    dropFromList: prepareQuery<ListingRow, never>(write, (parameter) =>
      write
        .deleteFrom("listings")
        .where("list", "=", parameter("list"))
        .where("at", "=", parameter("at"))
        .where("key", "=", parameter("key")),
    ),

    drop: prepareQuery<{ key: number }, never>(write, (parameter) =>
      write.deleteFrom("records").where("key", "=", parameter("key")),
    ),
  };
}
