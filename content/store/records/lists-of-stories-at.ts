// What comes to an address, or leaves it, decides whether readers get to the story that says it is there (see `reach.ts`): its lists change too.

import type { Connection } from "../database.ts";
import { comparedPath } from "./compared-path.ts";
import { portions } from "./portions.ts";
import { listKey, monthKey } from "./surrogate-keys.ts";
import { monthOf } from "../../../model/time/month.ts";

/** The keys of the lists that hold a story of one of these paths. */
export async function listsOfStoriesAt(connection: Connection, paths: readonly string[]): Promise<string[]> {
  const places = [...new Set(paths.map((path) => comparedPath("article", path)))];
  const keys = new Set<string>();
  for (const some of portions(places)) {
    const rows = await connection
      .selectFrom("addresses")
      .innerJoin("records", "records.key", "addresses.key")
      .select(["records.lists", "records.at"])
      .where("addresses.place", "in", some)
      .where("addresses.type", "=", "article")
      .where("addresses.alias", "=", 0)
      .where("records.published", "=", 1)
      .execute();
    for (const { lists, at } of rows) {
      const names: string[] = JSON.parse(lists);
      for (const list of names) keys.add(listKey("article", list));
      keys.add(monthKey("article", monthOf(at)));
    }
  }
  return [...keys];
}
