// Single records, whole small kinds, and layouts.

import { sql, type RawBuilder } from "kysely";
import type { RecordDocs, RecordType } from "../../records/kinds.ts";
import { placeText, type RedirectPlace } from "../../redirects/redirect-address.ts";
import { layoutList } from "../../records/layout.ts";
import { everythingList } from "../../../model/fields/list-names.ts";
import type { Database } from "../database.ts";
import { comparedPath } from "./compared-path.ts";
import { isCurrent, preparingAgain } from "./prepare-again.ts";
import { postRows } from "../posts/post-rows.ts";
import { numberOfList } from "../lists/number-of-list.ts";
import { prepareQuery } from "../prepare-query.ts";
import { turnIfDue } from "../take-turns.ts";

interface DocRow {
  id: string;
  doc: string;
  prepared_by: number;
}

/** Those first that are published and due. */
function isSeen(now: RawBuilder<number>): RawBuilder<unknown> {
  return sql`case when records.published = 1 and records.at <= ${now} then 0 else 1 end`;
}

/** Where the index of addresses has a path. */
function placeOf(type: RecordType, path: string): string {
  return type === "redirect" ? placeText({ path }) : comparedPath(type, path);
}

export function recordReads(database: Database, now: () => number) {
  const { read } = database;
  const prepareAgain = preparingAgain(database);
  const posts = postRows(database);

  const rowById = prepareQuery<{ type: RecordType; id: string }, DocRow>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["id", "doc", "prepared_by"])
      .where("type", "=", parameter("type"))
      .where("id", "=", parameter("id")),
  );

  const placed = read.selectFrom("addresses").innerJoin("records", "records.key", "addresses.key");

  // Should two records claim one path, one that readers can see has it, then one that says so to the letter, then one that stands there before
  // one that only leads on, then the newer, then the one whose id comes first.
  const rowByPath = prepareQuery<{ type: RecordType; place: string; path: string; now: number }, DocRow>(
    read,
    (parameter) =>
      placed
        .select(["records.id", "records.doc", "records.prepared_by"])
        .where("addresses.place", "=", parameter("place"))
        .where("addresses.type", "=", parameter("type"))
        .orderBy(isSeen(parameter("now")))
        .orderBy(sql`case when addresses.path = ${parameter("path")} then 0 else 1 end`)
        .orderBy("addresses.alias")
        .orderBy("records.at", "desc")
        .orderBy("records.id")
        .limit(1),
  );

  // As many parameters as paths: not worth keeping prepared.
  const rowsByPaths = (type: RecordType, places: readonly string[]) =>
    placed
      .select(["records.id", "records.doc", "records.prepared_by", "addresses.path", "addresses.place"])
      .where("addresses.place", "in", places)
      .where("addresses.type", "=", type)
      .orderBy(isSeen(sql.val(now())))
      .orderBy("addresses.alias")
      .orderBy("records.at", "desc")
      .orderBy("records.id")
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
    if (doc === undefined) return undefined;
    const found = JSON.parse(doc);
    if (type === "live_event") found.updates = await posts.overDocs(found.updates, row.id);
    return found;
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
      const [row] = await rowByPath({ type, path, place: placeOf(type, path), now: now() });
      return docOf(type, row);
    },

    async redirectAt(place: RedirectPlace) {
      const type = "redirect";
      const [row] = await rowByPath({ type, path: place.path, place: placeText(place), now: now() });
      return docOf(type, row);
    },

    async byPaths<T extends RecordType>(type: T, paths: readonly string[]) {
      const places = paths.map((path) => placeOf(type, path));
      const rows = paths.length === 0 ? [] : await rowsByPaths(type, places);
      const rowsAt = Map.groupBy(rows, ({ place }) => place);
      return docsOf(
        type,
        paths.map((path, index) => {
          const there = rowsAt.get(places[index] ?? "") ?? [];
          return there.find((row) => row.path === path) ?? there[0];
        }),
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
