// The months of an archive as a reader looks for them: by year. Pure.

import { monthUrl } from "./archive-address.ts";

export interface MonthLink {
  name: string;
  url: string;
}

export interface ArchiveYear {
  year: string;
  months: MonthLink[];
}

const nameOfMonth = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

/** `May 2019`. */
export function monthName(month: string): string {
  return `${nameInYear(month)} ${month.slice(0, 4)}`;
}

function nameInYear(month: string): string {
  return nameOfMonth.format(Date.parse(`${month}-15`));
}

/** The years newest first, the months of each as the calendar has them. */
export function archiveYears(path: string, months: readonly string[]): ArchiveYear[] {
  const byYear = Map.groupBy(months, (month) => month.slice(0, 4));
  return [...byYear].map(([year, some]) => ({
    year,
    months: some.toReversed().map((month) => ({ name: nameInYear(month), url: monthUrl(path, month) })),
  }));
}

export function monthLink(path: string, month: string | undefined): MonthLink | undefined {
  return month === undefined ? undefined : { name: monthName(month), url: monthUrl(path, month) };
}
