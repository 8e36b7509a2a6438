// When to try again.

import { everLater } from "../../model/work/ever-later.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Refused for good by the server this often, a letter is left alone. */
const finalTries = 3;
/** Put off this often, three days or more have passed. */
const mostTries = 90;

/** When a letter that the server did not take is tried again; undefined for never. */
export function letterAgain(tries: number, isFinal: boolean, now: number): number | undefined {
  if (tries >= (isFinal ? finalTries : mostTries)) return undefined;
  return now + everLater(tries, { first: 30 * second, longest: hour });
}
