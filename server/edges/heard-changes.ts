// Which changes were heard of so long ago that every process has heard of them. Pure, with the time from outside.

interface Heard {
  seq: number;
  at: number;
}

export interface HeardChanges {
  note: (seq: number) => void;
  /** The newest that is old enough; 0 for none. */
  settled: () => number;
}

/** `now` in milliseconds that only grow: no clock of another machine has a say. */
export function heardChanges(after: number, now: () => number): HeardChanges {
  let settled = 0;
  let waiting: Heard[] = [];
  return {
    note(seq) {
      if (seq > (waiting.at(-1)?.seq ?? settled)) waiting.push({ seq, at: now() });
    },
    settled() {
      const old = waiting.filter(({ at }) => at + after <= now());
      waiting = waiting.slice(old.length);
      settled = old.at(-1)?.seq ?? settled;
      return settled;
    },
  };
}
