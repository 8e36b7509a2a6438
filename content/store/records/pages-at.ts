// What stands at a path for readers, redirects aside, looked up many paths at a time.

import { tagName, tagPrefix } from "../../../model/addresses/front-path.ts";
import { tagList } from "../../../model/fields/list-names.ts";
import type { Connection } from "../database.ts";
import type { PlacedRecord } from "../store.ts";
import { comparedPath } from "./compared-path.ts";
import { portions } from "./portions.ts";

/** Records of these kinds are pages at their path. */
const pageKinds = [
  "article",
  "election",
  "live_event",
  "person",
  "section",
  "show",
  "static_page",
  "tag",
  "video",
] as const;

export async function pagesAt(
  connection: Connection,
  paths: readonly string[],
  now: () => number,
): Promise<Map<string, PlacedRecord[]>> {
  const found = new Map<string, PlacedRecord[]>();
  for (const some of portions([...new Set(paths)])) {
    const rows = await connection
      .selectFrom("addresses")
      .innerJoin("records", "records.key", "addresses.key")
      .select(["addresses.type", "addresses.place", "addresses.path", "addresses.alias", "records.id"])
      .where("addresses.place", "in", [...new Set([...some, ...some.map((path) => path.toLowerCase())])])
      .where("addresses.type", "in", pageKinds)
      .where("records.published", "=", 1)
      .where("records.at", "<=", now())
      .orderBy("addresses.alias")
      .orderBy("records.at", "desc")
      .orderBy("records.id")
      .execute();
    const rowsAt = Map.groupBy(rows, ({ place }) => place);
    for (const asked of some) {
      const there = [...new Set([asked, asked.toLowerCase()])]
        .flatMap((place) => rowsAt.get(place) ?? [])
        .filter(({ type, place }) => place === comparedPath(type, asked))
        .toSorted((one, other) => Number(other.path === asked) - Number(one.path === asked));
      if (there.length === 0) continue;
      found.set(
        asked,
        there.map(({ type, id, path, alias }) => ({ type, id, path, isAlias: alias === 1 })),
      );
    }
  }
  return found;
}

/** Those of the paths at which a tag has its front because stories carry it, with a record or without. */
export async function topicsAt(connection: Connection, paths: readonly string[]): Promise<Set<string>> {
  const asked = paths.filter((path) => path.startsWith(tagPrefix));
  const listOf = (path: string) => tagList(tagName({ id: path }));
  const found = new Set<string>();
  for (const some of portions(asked)) {
    const rows = await connection
      .selectFrom("lists")
      .select("name")
      .where("type", "=", "article")
      .where("name", "in", some.map(listOf))
      .where((where) =>
        where.exists(
          where.selectFrom("listings").select("listings.key").whereRef("listings.list", "=", "lists.number"),
        ),
      )
      .execute();
    const names = new Set(rows.map(({ name }) => name));
    for (const path of some) if (names.has(listOf(path))) found.add(path);
  }
  return found;
}
