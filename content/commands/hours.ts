// How long something is good for, as told on the command line.

import { UsageError } from "./command.ts";

export const hour = 60 * 60 * 1000;

export function hoursIn(text: string, mostHours: number): number {
  const hours = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (hours < 1 || hours > mostHours) throw new UsageError(`takes 1 to ${mostHours} HOURS, not ${text}`);
  return hours;
}
