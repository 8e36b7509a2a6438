// When to try again.

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
  return now + Math.min(hour, 30 * second * 2 ** Math.min(tries - 1, 10));
}
