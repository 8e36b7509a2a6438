// The state of a fetch: pending, error, timestamp. Pending stays for at least 200 ms, so that nothing flickers (STATE-01).

export const minimumPending = 200;

export interface FetchState {
  pending: boolean;
  error: unknown;
  /** When the last answer came, in milliseconds; 0 before the first. */
  timestamp: number;
}

export interface FetchClock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export const realClock: FetchClock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Runs a fetch and reports each state; answers, or fails, at once, while pending may linger. */
export async function trackFetch<T>(
  fetch: () => Promise<T>,
  report: (state: FetchState) => void,
  clock: FetchClock = realClock,
): Promise<T> {
  const started = clock.now();
  report({ pending: true, error: undefined, timestamp: 0 });
  let error: unknown;
  try {
    return await fetch();
  } catch (caught) {
    error = caught;
    throw caught;
  } finally {
    const timestamp = clock.now();
    const rest = minimumPending - (timestamp - started);
    const settle = () => report({ pending: false, error, timestamp });
    if (rest > 0) void clock.wait(rest).then(settle);
    else settle();
  }
}
