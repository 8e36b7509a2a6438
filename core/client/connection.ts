export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    /** Told by some browsers. */
    connection?: Connection;
  }
}

/** Who saves data, or has next to none, gets what was asked for and nothing else. */
export function mayFetchAhead({ saveData = false, effectiveType = "" }: Connection): boolean {
  return !saveData && !effectiveType.endsWith("2g");
}
