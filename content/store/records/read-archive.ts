// The archive, month by month: which months there are, and the records of one in steps, so that no reader of it ever holds more than a step.

import { sql } from "kysely";
import type { RecordDocs } from "../../records/kinds.ts";
import { everythingList } from "../../../model/fields/list-names.ts";
import { monthBounds, monthOf } from "../../../model/time/month.ts";
import type { Card } from "../../../model/stories/card.ts";
import type { Database } from "../database.ts";
import { numberOfList } from "../lists/number-of-list.ts";
import { isCurrent, preparingAgain } from "./prepare-again.ts";
import { prepareQuery } from "../prepare-query.ts";

export type ArchivedType = "article" | "video";

export interface ArchiveMonth {
  month: string;
  records: number;
}

export interface ArchivePart {
  month: string;
  /** How many of the month's newest are left out, and how many follow. */
  offset: number;
  size: number;
}

interface Bounds {
  type: ArchivedType;
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

export function archiveReads(database: Database, now: () => number) {
  const { read } = database;
  const prepareAgain = preparingAgain(database);

  const newestBefore = prepareQuery<Omit<Bounds, "from">, { at: number }>(read, (parameter) =>
    read
      .selectFrom("listings")
      .select("at")
      .where("list", "=", numberOfList(read, parameter("type"), sql.val(everythingList)))
      .where("at", "<", parameter("until"))
      .orderBy("at", "desc")
      .limit(1),
  );

  const countBetween = prepareQuery<Bounds, { records: number }>(read, (parameter) =>
    read
      .selectFrom("listings")
      .select(({ fn }) => fn.countAll<number>().as("records"))
      .where("list", "=", numberOfList(read, parameter("type"), sql.val(everythingList)))
      .where("at", ">=", parameter("from"))
      .where("at", "<", parameter("until")),
  );

  /** Newest first, after the record at `until` with the key `afterKey`. */
  const step = (column: "card" | "doc") =>
    prepareQuery<StepValues, StepRow>(read, (parameter) => {
      const chosen = read
        .selectFrom("listings")
        .select(["key", "at"])
        .where("list", "=", numberOfList(read, parameter("type"), sql.val(everythingList)))
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

  async function* walk(type: ArchivedType, column: "card" | "doc", part: ArchivePart): AsyncGenerator<string> {
    const bounds = monthBounds(part.month);
    if (bounds === undefined) return;
    let { offset, size: left } = part;
    let after = { until: due(bounds.until), afterKey: 0 };
    while (left > 0) {
      const rows = await steps[column]({
        type,
        from: bounds.from,
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

  return {
    async archiveMonths(type: ArchivedType): Promise<ArchiveMonth[]> {
      const months: ArchiveMonth[] = [];
      let until = now() + 1;
      for (;;) {
        const [newest] = await newestBefore({ type, until });
        if (newest === undefined) return months;
        const month = monthOf(newest.at);
        const from = monthBounds(month)?.from;
        // A date before the calendar's first year names no month, and nothing older does.
        if (from === undefined) return months;
        const [counted] = await countBetween({ type, from, until });
        months.push({ month, records: counted?.records ?? 0 });
        until = from;
      }
    },

    async *archivedCards(type: ArchivedType, part: ArchivePart): AsyncGenerator<Card> {
      for await (const text of walk(type, "card", part)) yield JSON.parse(text);
    },

    async *archivedDocs<T extends ArchivedType>(type: T, part: ArchivePart): AsyncGenerator<RecordDocs[T]> {
      for await (const text of walk(type, "doc", part)) yield JSON.parse(text);
    },
  };
}
