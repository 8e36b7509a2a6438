import type { Difference } from "../../../model/desk/front-difference.ts";
import { timeWords } from "../../ui/time-words.ts";

/** With its moment in the zone of whoever reads it. */
export function differenceWords({ text, until }: Difference): string {
  return until === undefined ? text : `${text} until ${timeWords(until)}`;
}
