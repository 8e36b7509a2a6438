// Values that are stored and that no reader is shown as they are: slips of whoever typed them. Pure.

import type { RecordType } from "./kinds.ts";
import { valuesAt } from "./values-at.ts";

/** What whoever wrote a record should know of a place of it. */
export interface RecordNote {
  /** Such as `races.2.reportingPercent`. */
  at: string;
  text: string;
}

const shares: Readonly<Partial<Record<RecordType, readonly string[]>>> = { election: ["races.*.reportingPercent"] };

/** Of a record as it came. */
export function oddValues(type: RecordType, record: object): RecordNote[] {
  return (shares[type] ?? []).flatMap((path) =>
    valuesAt(record, path).flatMap(({ at, value }) => {
      const share = Number(value);
      if (share > 100) return [{ at, text: `is more than 100: readers see 100%` }];
      return share < 0 ? [{ at, text: "is less than 0: readers see 0%" }] : [];
    }),
  );
}
