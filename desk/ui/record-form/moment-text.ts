// A moment of a record in a field for a date and a time, in the zone of whoever sits here, and back. Pure but for that zone.

import { instantOf, isDateAlone } from "../../../model/time/instant-of.ts";
import { localInput, ofLocalInput } from "../local-time.ts";
import { textIn } from "./plain-value.ts";

/** `text`: what no such field could show, such as the zeros of a draft. */
type MomentWay = "moment" | "day" | "text";

const millisecondsIn = (value: unknown) => (typeof value === "number" ? value : instantOf(textIn(value)));

export function momentWay(value: unknown): MomentWay {
  const text = textIn(value).trim();
  if (isDateAlone(text) && instantOf(text) !== undefined) return "day";
  return text === "" || millisecondsIn(value) !== undefined ? "moment" : "text";
}

export function momentIn(value: unknown, way: MomentWay): string {
  if (way !== "moment") return textIn(value);
  const at = millisecondsIn(value);
  return at === undefined ? "" : localInput(at);
}

export function momentOf(typed: string, way: MomentWay): string | undefined {
  if (way === "moment") return ofLocalInput(typed)?.toISOString();
  return typed === "" ? undefined : typed;
}
