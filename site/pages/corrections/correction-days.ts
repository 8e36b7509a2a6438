// Corrections by the day on which they were made, as the publisher's calendar has it. Pure.

import type { CorrectedStory } from "../../../content/client.ts";
import { monthDayAndYear } from "../../lib/dates.ts";

export interface CorrectionDay {
  /** The time of the first of them. */
  date: string;
  name: string;
  corrected: Pick<CorrectedStory, "title" | "url" | "correction">[];
}

/** They come newest first, and so do the days. */
export function correctionDays(corrected: readonly CorrectedStory[]): CorrectionDay[] {
  const days: CorrectionDay[] = [];
  for (const { title, url, correction } of corrected) {
    const name = monthDayAndYear(Date.parse(correction.date));
    const last = days.at(-1);
    if (last?.name === name) last.corrected.push({ title, url, correction });
    else days.push({ date: correction.date, name, corrected: [{ title, url, correction }] });
  }
  return days;
}
