// The archive of everything, month by month in UTC: which months there are, and the records of one.

import type { RecordDocs } from "../../records/kinds.ts";
import { everythingList } from "../../../model/fields/list-names.ts";
import { monthBounds, monthOf } from "../../../model/time/month.ts";
import type { Card } from "../../../model/stories/card.ts";
import type { ArchivedType, ArchiveQueries, Bounds, Part } from "./archive-queries.ts";

export interface ArchiveMonth {
  month: string;
  records: number;
}

export interface ArchivePart extends Part {
  month: string;
}

export function archiveReads({ countBetween, monthsOf, walk }: ArchiveQueries) {
  const wholeMonth = (type: ArchivedType, month: string): Bounds | undefined => {
    const bounds = monthBounds(month);
    return bounds && { type, list: everythingList, ...bounds };
  };

  return {
    async archiveMonths(type: ArchivedType): Promise<ArchiveMonth[]> {
      const months: ArchiveMonth[] = [];
      for await (const { month, ...bounds } of monthsOf({ type, list: everythingList }, monthOf, monthBounds)) {
        const [counted] = await countBetween({ type, list: everythingList, ...bounds });
        months.push({ month, records: counted?.records ?? 0 });
      }
      return months;
    },

    async *archivedCards(type: ArchivedType, part: ArchivePart): AsyncGenerator<Card> {
      const bounds = wholeMonth(type, part.month);
      if (bounds !== undefined) for await (const text of walk("card", bounds, part)) yield JSON.parse(text);
    },

    async *archivedDocs<T extends ArchivedType>(type: T, part: ArchivePart): AsyncGenerator<RecordDocs[T]> {
      const bounds = wholeMonth(type, part.month);
      if (bounds !== undefined) for await (const text of walk("doc", bounds, part)) yield JSON.parse(text);
    },
  };
}
