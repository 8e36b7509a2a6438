// Scheduled records become due without anybody writing them: every process tells its listeners of them by itself, on time, as of a change.

import { isRecordType, kinds, type RecordType } from "../../records/kinds.ts";
import { everythingList } from "../../../model/fields/list-names.ts";
import type { ChangeFeed } from "../change-feed.ts";
import type { Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import { keysOf } from "./surrogate-keys.ts";

interface DueRow {
  type: RecordType;
  id: string;
  path: string | null;
  lists: string;
  at: number;
}

/** Answers how to look for those that became due since the last look. */
export function dueRecords({ read }: Database, now: () => number, feed: Pick<ChangeFeed, "tell">): () => Promise<void> {
  let told = now();

  const becameDue = prepareQuery<{ after: number; until: number }, DueRow>(read, (parameter) =>
    read
      .selectFrom("lists")
      .innerJoin("listings", "listings.list", "lists.number")
      .innerJoin("records", "records.key", "listings.key")
      .select(["records.type", "records.id", "records.path", "records.lists", "records.at"])
      .where("lists.type", "in", Object.keys(kinds).filter(isRecordType))
      .where("lists.name", "=", everythingList)
      .where("listings.at", ">", parameter("after"))
      .where("listings.at", "<=", parameter("until")),
  );

  return async () => {
    const until = now();
    const due = await becameDue({ after: told, until });
    told = until;
    if (due.length === 0) return;
    feed.tell([
      ...new Set(due.flatMap((row) => keysOf(row, { paths: [row.path], lists: JSON.parse(row.lists), at: row.at }))),
    ]);
  };
}
