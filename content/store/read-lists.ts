// Lists of cards. A list is a range of one index, newest first; further lists, and lists to stay out of, are probed.

import type { ListQuery } from "../client.ts";
import type { RecordType } from "../records/kinds.ts";
import { everythingList } from "../records/list-names.ts";
import type { Card } from "../records/record-kind.ts";
import type { Database } from "./database.ts";
import { isCurrent, preparingAgain } from "./prepare-again.ts";
import { prepareQuery, type PreparedQuery } from "./prepare-query.ts";

interface CardRow {
  id: string;
  card: string | null;
  prepared_by: number;
}

/** `in0` is the list that is walked, `in1` … must hold the record too, `out0` … must not. */
type ListValues = { type: RecordType; now: number; size: number; offset: number } & Record<
  `in${number}` | `out${number}`,
  string
>;

/** Beyond this many entries it does not matter which of two lists is the longer. */
const LONG = 1_000;

export function listReads(database: Database, now: () => number) {
  const { read } = database;
  const prepareAgain = preparingAgain(database);
  const queries = new Map<string, PreparedQuery<ListValues, CardRow>>();

  const lengthUpToLong = prepareQuery<{ type: RecordType; list: string }, { length: number }>(read, (parameter) =>
    read
      .selectFrom(
        read
          .selectFrom("listings")
          .select("id")
          .where("type", "=", parameter("type"))
          .where("list", "=", parameter("list"))
          .limit(LONG)
          .as("entries"),
      )
      .select(({ fn }) => fn.countAll<number>().as("length")),
  );

  function queryFor(lists: number, excluded: number): PreparedQuery<ListValues, CardRow> {
    const shape = `${lists}/${excluded}`;
    const query = queries.get(shape) ?? cardsQuery(database, lists, excluded);
    queries.set(shape, query);
    return query;
  }

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
      const within = await shortestFirst(type, lists.length === 0 ? [everythingList] : lists);
      const values: ListValues = { type, now: now(), size: Math.max(0, size), offset: Math.max(0, offset) };
      within.forEach((list, position) => (values[`in${position}`] = list));
      exclude.forEach((list, position) => (values[`out${position}`] = list));
      const rows = await queryFor(within.length, exclude.length)(values);
      const cards = await Promise.all(rows.map((row) => cardOf(type, row)));
      return cards.filter((card) => card !== undefined);
    },
  };
}

/** The entries are chosen from the index alone; only the chosen ones are looked up. */
function cardsQuery({ read }: Database, lists: number, excluded: number): PreparedQuery<ListValues, CardRow> {
  return prepareQuery(read, (parameter) => {
    let walked = read
      .selectFrom("listings as walked")
      .select(["walked.id", "walked.at"])
      .where("walked.type", "=", parameter("type"))
      .where("walked.list", "=", parameter("in0"))
      .where("walked.at", "<=", parameter("now"));
    const probes = [
      ...Array.from({ length: lists - 1 }, (_, position) => ({ list: parameter(`in${position + 1}`), wanted: true })),
      ...Array.from({ length: excluded }, (_, position) => ({ list: parameter(`out${position}`), wanted: false })),
    ];
    for (const { list, wanted } of probes) {
      walked = walked.where((expression) => {
        const found = expression.exists(
          expression
            .selectFrom("listings as other")
            .select("other.id")
            .whereRef("other.type", "=", "walked.type")
            // A record stands at the same time in all its lists.
            .whereRef("other.at", "=", "walked.at")
            .whereRef("other.id", "=", "walked.id")
            .where("other.list", "=", list),
        );
        return wanted ? found : expression.not(found);
      });
    }
    const chosen = walked
      .orderBy("walked.at", "desc")
      .orderBy("walked.id", "desc")
      .limit(parameter("size"))
      .offset(parameter("offset"))
      .as("chosen");
    return read
      .selectFrom(chosen)
      .innerJoin("records", (join) =>
        join.onRef("records.id", "=", "chosen.id").on("records.type", "=", parameter("type")),
      )
      .select(["records.id", "records.card", "records.prepared_by"])
      .orderBy("chosen.at", "desc")
      .orderBy("chosen.id", "desc");
  });
}
