// Months of the archive, in UTC: `2026-11`. Records are counted, mapped and purged by them.

export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}

export interface MonthBounds {
  /** The first moment of the month. */
  from: number;
  /** The first moment after it. */
  until: number;
}

/** Nothing for what names no month. */
export function monthBounds(month: string): MonthBounds | undefined {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined || number === undefined) return undefined;
  return { from: Date.UTC(Number(year), Number(number) - 1), until: Date.UTC(Number(year), Number(number)) };
}

/** Those that have a part of the time from one moment until before another. */
export function monthsBetween(from: number, until: number): string[] {
  const first = new Date(from);
  const months: string[] = [];
  for (let at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth()); at < until; at = monthAfter(at)) {
    months.push(monthOf(at));
  }
  return months;
}

function monthAfter(at: number): number {
  const day = new Date(at);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1);
}
