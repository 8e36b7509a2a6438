// What is wrong with a note for readers: nothing said, or a date that is still to come.

import type { StoryCorrection } from "../../model/desk/story-calls.ts";
import { plainText } from "../../model/html/plain-text.ts";
import { inlineHtml } from "./story-parts.ts";

type Said = Omit<StoryCorrection, "id">;

/** Clocks of devices may be so far ahead. */
const clockSlack = 5 * 60_000;

export function correctionFaults({ html, headlineBefore, at }: Said, now: number): Record<string, string> | undefined {
  const isEmpty = plainText(inlineHtml(html)) === "" && headlineBefore.trim() === "";
  const faults = {
    ...(isEmpty && { html: "is missing" }),
    ...(at > now + clockSlack && { at: "must not be to come" }),
  };
  return isEmpty || "at" in faults ? faults : undefined;
}

/** Readers have it at once, whatever the clock of a device says. */
export const madeByNow = <C extends Said>(correction: C, now: number): C => ({
  ...correction,
  at: Math.min(correction.at, now),
});
