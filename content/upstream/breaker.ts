// When a service has failed several times in a row it is left alone for a while, and then asked once to see whether it is back: it is
// spared the crowd, and readers the waiting.

const failuresToOpen = 5;
const shortestRest = 1_000;
const usualLongestRest = 30_000;

export interface Breaker {
  /** Whether a call may be made now. One that may must be noted afterwards. */
  mayCall(): boolean;
  note(succeeded: boolean): void;
  readonly isOpen: boolean;
}

/** Rests grow to the longest, in milliseconds. */
export function breaker(now: () => number, longestRest = usualLongestRest): Breaker {
  let failures = 0;
  let rest = 0;
  let restsUntil = 0;
  let isProbing = false;

  return {
    get isOpen() {
      return rest > 0;
    },
    mayCall() {
      if (rest === 0) return true;
      if (isProbing || now() < restsUntil) return false;
      isProbing = true;
      return true;
    },
    note(succeeded) {
      if (succeeded) {
        failures = 0;
        rest = 0;
        isProbing = false;
        return;
      }
      failures += 1;
      // Calls that were under way when it opened say nothing new.
      if (rest > 0 && !isProbing) return;
      if (failures < failuresToOpen && !isProbing) return;
      rest = Math.min(longestRest, rest === 0 ? shortestRest : rest * 2);
      restsUntil = now() + rest;
      isProbing = false;
    },
  };
}
