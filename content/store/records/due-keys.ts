// What became true by time alone, as the keys of what depends on it: records that were scheduled, and corrections dated ahead.

import { isRecordType, kinds, type RecordType } from "../../records/kinds.ts";
import { everythingList } from "../../../model/fields/list-names.ts";
import type { Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import { listsOfStoriesAt } from "./lists-of-stories-at.ts";
import { everythingKey, keysOf, pathsAmong } from "./surrogate-keys.ts";

interface DueRow {
  key: number;
  type: RecordType;
  id: string;
  path: string | null;
  lists: string;
  at: number;
}

interface Period {
  after: number;
  /** Included. */
  until: number;
}

/** When more than so many came out everything is said to have changed. */
const most = 1_000;

/** Answers how to find those of a period. */
export function dueKeys({ read }: Pick<Database, "read">): (period: Period) => Promise<string[]> {
  const becameDue = prepareQuery<Period, DueRow>(read, (parameter) =>
    read
      .selectFrom("lists")
      .innerJoin("listings", "listings.list", "lists.number")
      .innerJoin("records", "records.key", "listings.key")
      .select(["records.key", "records.type", "records.id", "records.path", "records.lists", "records.at"])
      .where("lists.type", "in", Object.keys(kinds).filter(isRecordType))
      .where("lists.name", "=", everythingList)
      .where("listings.at", ">", parameter("after"))
      .where("listings.at", "<=", parameter("until"))
      .limit(most),
  );

  const corrected = prepareQuery<Period, DueRow>(read, (parameter) =>
    read
      .selectFrom("corrections")
      .innerJoin("records", "records.key", "corrections.key")
      .select(["records.key", "records.type", "records.id", "records.path", "records.lists", "records.at"])
      .where("corrections.at", ">", parameter("after"))
      .where("corrections.at", "<=", parameter("until"))
      .limit(most),
  );

  const addressesOf = prepareQuery<{ key: number }, { path: string }>(read, (parameter) =>
    read.selectFrom("addresses").select("path").where("key", "=", parameter("key")),
  );

  return async (period) => {
    const due = [...(await becameDue(period)), ...(await corrected(period))];
    if (due.length >= most) return [everythingKey];
    const keys = new Set<string>();
    for (const { key, path, lists, at, ...name } of due) {
      const addresses = await addressesOf({ key });
      const paths = [path, ...addresses.map((address) => address.path)];
      for (const one of keysOf(name, { paths, lists: JSON.parse(lists), at })) keys.add(one);
    }
    for (const list of due.length === 0 ? [] : await listsOfStoriesAt(read, pathsAmong(keys))) keys.add(list);
    return [...keys];
  };
}
