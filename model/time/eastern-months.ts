// Months as readers count them, in US/Eastern: `2026-11`. Those by which records are mapped and purged are in UTC (`month.ts`).

import { dayStart, easternDate } from "./eastern-days.ts";
import type { MonthBounds } from "./month.ts";

const month = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/;

export function easternMonth(at: number): string {
  return easternDate(at).slice(0, 7);
}

/** Nothing for what names no month. */
export function easternMonthBounds(name: string): MonthBounds | undefined {
  if (!month.test(name)) return undefined;
  return { from: dayStart(`${name}-01`), until: dayStart(`${monthAfter(name)}-01`) };
}

function monthAfter(name: string): string {
  const [year = 0, number = 1] = name.split("-").map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
