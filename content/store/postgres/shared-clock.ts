// The clock of the database, which all nodes go by: one whose own clock is wrong, or is put right by leaps, shows nothing before its time, hides nothing
// that is out, and takes nobody's letters for its own. Between two questions time is counted by a clock that only grows. Pure, with that clock from
// outside.

/** What the database said its time was, and when it was asked and answered. */
export interface ClockAnswer {
  askedAt: number;
  /** Milliseconds since 1970. */
  time: number;
  answeredAt: number;
}

export interface SharedClock {
  now: () => number;
  hear: (answer: ClockAnswer) => void;
}

/** `growing` in milliseconds from any beginning; `first` is believed until an answer says otherwise. */
export function sharedClock(growing: () => number, first: number): SharedClock {
  let ahead = first - growing();
  return {
    now: () => Math.round(growing() + ahead),
    /** It was said at some moment between question and answer: within that time nothing is known better. */
    hear: ({ askedAt, time, answeredAt }) => {
      ahead = Math.min(Math.max(ahead, time - answeredAt), time - askedAt);
    },
  };
}
