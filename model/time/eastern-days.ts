// Days of the television week in US/Eastern (SCHED-02). A day is a date as the feed writes it, 2026-11-01; it has 23 hours when clocks go
// forward and 25 when they go back, so nothing here adds 24 hours to get to the next.

import { TZDate, tzOffset } from "@date-fns/tz";
import { homeZone } from "./home-zone.ts";

const minute = 60_000;
/** Of a day like any other. */
export const dayMinutes = 24 * 60;

/** The Eastern date of a moment. */
export function easternDate(at: number): string {
  return new Date(at + offsetAt(at)).toISOString().slice(0, 10);
}

/** Whether it is a date of the calendar, written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  // February 30 would be one of March.
  return !Number.isNaN(time) && new Date(time).getUTCDate() === Number(text.slice(8));
}

export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMinutes * minute).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** The seven dates of its week, from Sunday. */
export function weekOf(date: string): string[] {
  const sunday = plusDays(date, -weekdayOf(date));
  return Array.from({ length: 7 }, (_, index) => plusDays(sunday, index));
}

/** Midnight, when the day begins. */
export function dayStart(date: string): number {
  return easternTime(date, 0);
}

/** Midnight, when the next one begins. */
export function dayEnd(date: string): number {
  return dayStart(plusDays(date, 1));
}

/** When clocks show this many minutes past midnight: for a time that comes twice, the first. */
export function easternTime(date: string, minutes: number): number {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split("-").map(Number);
  return new TZDate(year, month - 1, dayOfMonth, 0, minutes, homeZone).getTime();
}

/**
 * How far down a day of 1,440 minutes a moment stands, so that the same hour of different days stands at the same height. Never goes back:
 * the hour that clocks show twice is drawn at half its height, twice; the one they leave out is jumped over.
 */
export function wallMinutes(at: number, date: string): number {
  const start = dayStart(date);
  const end = dayEnd(date);
  if (at <= start) return 0;
  if (at >= end) return dayMinutes;
  const elapsed = (at - start) / minute;
  const extra = (end - start) / minute - dayMinutes;
  if (extra === 0) return elapsed;
  const change = (clockChange(start, end) - start) / minute;
  if (extra < 0) return elapsed < change ? elapsed : elapsed - extra;
  const twiceFrom = change - extra;
  if (elapsed < twiceFrom) return elapsed;
  return elapsed < change + extra ? twiceFrom + (elapsed - twiceFrom) / 2 : elapsed - extra;
}

function clockChange(start: number, end: number): number {
  const before = offsetAt(start);
  for (let at = start; at < end; at += 30 * minute) if (offsetAt(at) !== before) return at;
  return end;
}

function offsetAt(at: number): number {
  return tzOffset(homeZone, new Date(at)) * minute;
}
