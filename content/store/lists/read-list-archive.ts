// The archive of one list, month by month as readers count months.

import { easternMonth, easternMonthBounds } from "../../../model/time/eastern-months.ts";
import type { Card } from "../../../model/stories/card.ts";
import type { ArchivedType, ArchiveQueries } from "../records/archive-queries.ts";
import type { ArchivePart } from "../records/read-archive.ts";

export interface ListMonth {
  cards: Card[];
  /** All of the month. */
  total: number;
}

/** The months next to one that hold anything of the list. */
export interface MonthsBeside {
  older?: string;
  newer?: string;
}

const listsAtOnce = 500;

export function listArchiveReads(queries: ArchiveQueries) {
  const { newestBefore, oldestFrom, countBetween, listsBetween, due, walk, monthsOf } = queries;
  return {
    async listMonths(type: ArchivedType, list: string): Promise<string[]> {
      const months: string[] = [];
      for await (const { month } of monthsOf({ type, list }, easternMonth, easternMonthBounds)) months.push(month);
      return months;
    },

    async listMonth(type: ArchivedType, list: string, part: ArchivePart): Promise<ListMonth> {
      const month = easternMonthBounds(part.month);
      if (month === undefined) return { cards: [], total: 0 };
      const bounds = { type, list, ...month };
      const [counted] = await countBetween({ ...bounds, until: due(month.until) });
      const cards: Card[] = [];
      for await (const text of walk("card", bounds, part)) cards.push(JSON.parse(text));
      return { cards, total: counted?.records ?? 0 };
    },

    async monthsBeside(type: ArchivedType, list: string, month: string): Promise<MonthsBeside> {
      const bounds = easternMonthBounds(month);
      if (bounds === undefined) return {};
      const [[older], [newer]] = await Promise.all([
        newestBefore({ type, list, until: bounds.from }),
        oldestFrom({ type, list, from: bounds.until, until: due(Number.MAX_SAFE_INTEGER) }),
      ]);
      return {
        ...(older && { older: easternMonth(older.at) }),
        ...(newer && { newer: easternMonth(newer.at) }),
      };
    },

    async listsOfMonth(type: ArchivedType, lists: readonly string[], month: string): Promise<string[]> {
      const bounds = easternMonthBounds(month);
      if (bounds === undefined) return [];
      const found: string[] = [];
      for (let start = 0; start < lists.length; start += listsAtOnce) {
        const some = lists.slice(start, start + listsAtOnce);
        const rows = await listsBetween(some, { type, from: bounds.from, until: due(bounds.until) });
        found.push(...rows.map(({ name }) => name));
      }
      return found;
    },
  };
}
