// Lists of cards: a range of one index, newest first.

import type { ListQuery } from "../../client.ts";
import type { RecordType } from "../../records/kinds.ts";
import { everythingList } from "../../../model/fields/list-names.ts";
import type { Card } from "../../../model/stories/card.ts";
import type { ChangeFeed } from "../change-feed.ts";
import type { Database } from "../database.ts";
import { listBookmarks } from "./list-bookmarks.ts";
import { numberOfList } from "./number-of-list.ts";
import { isCurrent, preparingAgain } from "../records/prepare-again.ts";
import { prepareQuery } from "../prepare-query.ts";
import { scanQuery } from "./scan-list.ts";

interface CardRow {
  id: string;
  card: string | null;
  prepared_by: number;
}

/** Beyond this many entries it does not matter which of two lists is the longer. */
const longList = 1_000;

export function listReads(database: Database, now: () => number, subscribe: ChangeFeed["subscribe"]) {
  const { read } = database;
  const prepareAgain = preparingAgain(database);
  const startOf = listBookmarks(database, subscribe);

  // The entries are chosen from the index alone; only the chosen ones are looked up.
  const cardRows = scanQuery<CardRow>(database, (entries) =>
    read
      .selectFrom(entries.as("chosen"))
      .innerJoin("records", "records.key", "chosen.key")
      .select(["records.id", "records.card", "records.prepared_by"])
      .orderBy("chosen.at", "desc")
      .orderBy("chosen.key", "desc"),
  );

  const lengthUpToLong = prepareQuery<{ type: RecordType; list: string }, { length: number }>(read, (parameter) =>
    read
      .selectFrom(
        read
          .selectFrom("listings")
          .select("key")
          .where("list", "=", numberOfList(read, parameter("type"), parameter("list")))
          .limit(longList)
          .as("entries"),
      )
      .select(({ fn }) => fn.countAll<number>().as("length")),
  );

  /** Walking the shortest list leaves the fewest entries to probe. */
  async function shortestFirst(type: RecordType, lists: readonly string[]): Promise<readonly string[]> {
    if (lists.length < 2) return lists;
    const measured = await Promise.all(
      lists.map(async (list) => ({ list, length: (await lengthUpToLong({ type, list }))[0]?.length ?? 0 })),
    );
    return measured.toSorted((one, other) => one.length - other.length).map(({ list }) => list);
  }

  async function cardOf(type: RecordType, row: CardRow): Promise<Card | undefined> {
    if (!isCurrent(row)) return (await prepareAgain(type, row.id))?.index.card;
    return row.card === null ? undefined : JSON.parse(row.card);
  }

  return {
    async cards({ type, lists, exclude = [], size, offset = 0 }: ListQuery): Promise<Card[]> {
      const walk = { type, lists: await shortestFirst(type, lists.length === 0 ? [everythingList] : lists), exclude };
      const start = await startOf(walk, Math.max(0, offset), now());
      if (start === undefined) return [];
      const rows = await cardRows(walk, { ...start, size: Math.max(0, size) });
      const cards = await Promise.all(rows.map((row) => cardOf(type, row)));
      return cards.filter((card) => card !== undefined);
    },
  };
}
