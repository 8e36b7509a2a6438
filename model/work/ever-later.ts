// How long to wait before something that failed is tried again.

export interface Pauses {
  /** Milliseconds, after the first failure. */
  first: number;
  longest: number;
}

/** Twice as long after each failure. Failures are counted from one. */
export function everLater(failures: number, { first, longest }: Pauses): number {
  return Math.min(longest, first * 2 ** (failures - 1));
}
