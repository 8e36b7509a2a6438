import type { PostLine } from "../../../model/desk/live-calls.ts";
import { timeWords } from "../../ui/time-words.ts";

export function postName({ post: { title, time } }: PostLine): string {
  return title ?? `post of ${timeText(time)}`;
}

export function timeText(time: unknown): string {
  const at = typeof time === "string" ? Date.parse(time) : Number.NaN;
  return Number.isNaN(at) ? "" : timeWords(at);
}
