// The range reads of the index of lists that archives are made of. No reader ever holds more than a step of a month.

import type { Database } from "../database.ts";
import { numberOfList } from "../lists/number-of-list.ts";
import type { MonthBounds } from "../../../model/time/month.ts";
import { isCurrent, preparingAgain } from "./prepare-again.ts";
import { prepareQuery } from "../prepare-query.ts";

export type ArchivedType = "article" | "video";

/** How many of the newest are left out, and how many follow. */
export interface Part {
  offset: number;
  size: number;
}

/** A list, and from when until before when. */
export interface Bounds {
  type: ArchivedType;
  list: string;
  from: number;
  until: number;
}

interface StepValues extends Bounds {
  afterKey: number;
  size: number;
  offset: number;
}

interface StepRow {
  key: number;
  id: string;
  at: number;
  text: string | null;
  prepared_by: number;
}

const stepSize = 500;

export type ArchiveQueries = ReturnType<typeof archiveQueries>;

export function archiveQueries(database: Database, now: () => number) {
  const { read } = database;
  const prepareAgain = preparingAgain(database);

  const newestBefore = prepareQuery<Omit<Bounds, "from">, { at: number }>(read, (parameter) =>
    read
      .selectFrom("listings")
      .select("at")
      .where("list", "=", numberOfList(read, parameter("type"), parameter("list")))
      .where("at", "<", parameter("until"))
      .orderBy("at", "desc")
      .limit(1),
  );

  const oldestFrom = prepareQuery<Bounds, { at: number }>(read, (parameter) =>
    read
      .selectFrom("listings")
      .select("at")
      .where("list", "=", numberOfList(read, parameter("type"), parameter("list")))
      .where("at", ">=", parameter("from"))
      .where("at", "<", parameter("until"))
      .orderBy("at")
      .limit(1),
  );

  // As many parameters as lists: not worth keeping prepared.
  const listsBetween = (lists: readonly string[], { type, from, until }: Omit<Bounds, "list">) =>
    read
      .selectFrom("lists")
      .select("name")
      .where("type", "=", type)
      .where("name", "in", lists)
      .where((listed) =>
        listed.exists(
          listed
            .selectFrom("listings")
            .select("listings.key")
            .whereRef("listings.list", "=", "lists.number")
            .where("listings.at", ">=", from)
            .where("listings.at", "<", until),
        ),
      )
      .execute();

  const countBetween = prepareQuery<Bounds, { records: number }>(read, (parameter) =>
    read
      .selectFrom("listings")
      .select(({ fn }) => fn.countAll<number>().as("records"))
      .where("list", "=", numberOfList(read, parameter("type"), parameter("list")))
      .where("at", ">=", parameter("from"))
      .where("at", "<", parameter("until")),
  );

  /** Newest first, after the record at `until` with the key `afterKey`. */
  const step = (column: "card" | "doc") =>
    prepareQuery<StepValues, StepRow>(read, (parameter) => {
      const chosen = read
        .selectFrom("listings")
        .select(["key", "at"])
        .where("list", "=", numberOfList(read, parameter("type"), parameter("list")))
        .where("at", ">=", parameter("from"))
        .where("at", "<=", parameter("until"))
        .where((entry) => entry.or([entry("at", "<", parameter("until")), entry("key", "<", parameter("afterKey"))]))
        .orderBy("at", "desc")
        .orderBy("key", "desc")
        .limit(parameter("size"))
        .offset(parameter("offset"))
        .as("chosen");
      return read
        .selectFrom(chosen)
        .innerJoin("records", "records.key", "chosen.key")
        .select(["chosen.key", "chosen.at", "records.id", `records.${column} as text`, "records.prepared_by"])
        .orderBy("chosen.at", "desc")
        .orderBy("chosen.key", "desc");
    });
  const steps = { card: step("card"), doc: step("doc") };

  /** What is due by now. */
  const due = (until: number): number => Math.min(until, now() + 1);

  async function textOf(type: ArchivedType, column: "card" | "doc", row: StepRow): Promise<string | undefined> {
    if (isCurrent(row)) return row.text ?? undefined;
    const again = await prepareAgain(type, row.id);
    return column === "doc" ? again?.doc : again?.index.card && JSON.stringify(again.index.card);
  }

  async function* walk(
    column: "card" | "doc",
    { type, list, from, until }: Bounds,
    { offset: skipped, size }: Part,
  ): AsyncGenerator<string> {
    let [offset, left] = [skipped, size];
    let after = { until: due(until), afterKey: 0 };
    while (left > 0) {
      const rows = await steps[column]({
        type,
        list,
        from,
        ...after,
        size: Math.min(left, stepSize),
        offset,
      });
      for (const row of rows) {
        const text = await textOf(type, column, row);
        if (text !== undefined) yield text;
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < stepSize) return;
      left -= rows.length;
      offset = 0;
      after = { until: last.at, afterKey: last.key };
    }
  }

  /** Month by month, newest first: each is found from the newest record before the one that was found last. */
  async function* monthsOf(
    { type, list }: Pick<Bounds, "type" | "list">,
    monthAt: (at: number) => string,
    boundsOf: (month: string) => MonthBounds | undefined,
  ): AsyncGenerator<{ month: string; from: number; until: number }> {
    let until = now() + 1;
    for (;;) {
      const [newest] = await newestBefore({ type, list, until });
      if (newest === undefined) return;
      const month = monthAt(newest.at);
      const from = boundsOf(month)?.from;
      // A date before the calendar's first year names no month, and nothing older does.
      if (from === undefined) return;
      yield { month, from, until };
      // Clocks that were once turned back over midnight show the last minutes of a month as the first of the next.
      until = Math.min(from, newest.at);
    }
  }

  return { newestBefore, oldestFrom, countBetween, listsBetween, due, walk, monthsOf };
}
