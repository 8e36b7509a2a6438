// Which token did what: every use of a good one is a line in the log, a few a minute of those that were refused, and how many more there were.

import type { Logger } from "pino";
import type { TokenUse } from "./access-door.ts";
import { events } from "../log.ts";

const minute = 60_000;
const refusalsAMinute = 10;
const longestAddress = 500;

export function tokenLog(log: Logger, now: () => number): (use: TokenUse) => void {
  let begun = now();
  let told = 0;
  let untold = 0;
  return ({ isGood, address, done, ...use }) => {
    const line = { ...use, address: address.slice(0, longestAddress), ...done };
    if (isGood) {
      log.info(line, events.tokenUsed);
      return;
    }
    if (now() - begun >= minute) {
      begun = now();
      told = 0;
    }
    if (told >= refusalsAMinute) {
      untold += 1;
      return;
    }
    told += 1;
    log.warn({ ...line, ...(untold > 0 && { untold }) }, events.tokenRefused);
    untold = 0;
  };
}
