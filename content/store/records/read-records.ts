// Single records, whole small kinds, and layouts.

import { sql } from "kysely";
import type { RecordDocs, RecordType } from "../../records/kinds.ts";
import { layoutList } from "../../records/layout.ts";
import { everythingList } from "../../../model/fields/list-names.ts";
import type { Database } from "../database.ts";
import { isCurrent, preparingAgain } from "./prepare-again.ts";
import { numberOfList } from "../lists/number-of-list.ts";
import { prepareQuery } from "../prepare-query.ts";
import { turnIfDue } from "../take-turns.ts";

interface DocRow {
  id: string;
  doc: string;
  prepared_by: number;
}

export function recordReads(database: Database, now: () => number) {
  const { read } = database;
  const prepareAgain = preparingAgain(database);

  const rowById = prepareQuery<{ type: RecordType; id: string }, DocRow>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["id", "doc", "prepared_by"])
      .where("type", "=", parameter("type"))
      .where("id", "=", parameter("id")),
  );

  // Should two records claim one path, the published one has it, then the newer.
  const rowByPath = prepareQuery<{ type: RecordType; path: string }, DocRow>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["id", "doc", "prepared_by"])
      .where("type", "=", parameter("type"))
      .where("path", "=", parameter("path"))
      .orderBy("published", "desc")
      .orderBy("at", "desc")
      .limit(1),
  );

  // As many parameters as paths: not worth keeping prepared.
  const rowsByPaths = (type: RecordType, paths: readonly string[]) =>
    read
      .selectFrom("records")
      .select(["id", "doc", "prepared_by", "path"])
      .where("type", "=", type)
      .where("path", "in", paths)
      .orderBy("published", "desc")
      .orderBy("at", "desc")
      .execute();

  const listed = read
    .selectFrom("listings")
    .innerJoin("records", "records.key", "listings.key")
    .select(["records.id", "records.doc", "records.prepared_by"]);

  const rowsOfKind = prepareQuery<{ type: RecordType; now: number }, DocRow>(read, (parameter) =>
    listed
      .where("listings.list", "=", numberOfList(read, parameter("type"), sql.val(everythingList)))
      .where("listings.at", "<=", parameter("now"))
      .orderBy("records.id"),
  );

  const newestLayout = prepareQuery<{ list: string; now: number }, DocRow>(read, (parameter) =>
    listed
      .where("listings.list", "=", numberOfList(read, sql.val("layout"), parameter("list")))
      .where("listings.at", "<=", parameter("now"))
      .orderBy("listings.at", "desc")
      .orderBy("listings.key", "desc")
      .limit(1),
  );

  async function docOf<T extends RecordType>(type: T, row: DocRow | undefined): Promise<RecordDocs[T] | undefined> {
    if (row === undefined) return undefined;
    const doc = isCurrent(row) ? row.doc : (await prepareAgain(type, row.id))?.doc;
    return doc === undefined ? undefined : JSON.parse(doc);
  }

  /** One after another. */
  async function docsOf<T extends RecordType>(type: T, rows: readonly (DocRow | undefined)[]) {
    const docs: (RecordDocs[T] | undefined)[] = [];
    for (const row of rows) {
      await turnIfDue();
      docs.push(await docOf(type, row));
    }
    return docs;
  }

  async function layoutIn(list: string): Promise<RecordDocs["layout"] | undefined> {
    const [row] = await newestLayout({ list, now: now() });
    return docOf("layout", row);
  }

  return {
    async byId<T extends RecordType>(type: T, id: string) {
      const [row] = await rowById({ type, id });
      return docOf(type, row);
    },

    async byPath<T extends RecordType>(type: T, path: string) {
      const [row] = await rowByPath({ type, path });
      return docOf(type, row);
    },

    async byPaths<T extends RecordType>(type: T, paths: readonly string[]) {
      const rows = paths.length === 0 ? [] : await rowsByPaths(type, paths);
      const rowOf = new Map<string | null, DocRow>();
      for (const row of rows) if (!rowOf.has(row.path)) rowOf.set(row.path, row);
      return docsOf(
        type,
        paths.map((path) => rowOf.get(path)),
      );
    },

    async all<T extends RecordType>(type: T) {
      const rows = await rowsOfKind({ type, now: now() });
      const docs = await docsOf(type, rows);
      return docs.filter((doc) => doc !== undefined);
    },

    async layout(subtype: string, elementId: string | undefined) {
      const own = elementId === undefined ? undefined : await layoutIn(layoutList(subtype, elementId));
      return own ?? layoutIn(layoutList(subtype, undefined));
    },
  };
}
