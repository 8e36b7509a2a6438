// When live coverage begins and ends. An event whose record names no end is over a day after its last post. Pure.

interface Coverage {
  start?: string;
  end?: string;
  updates: readonly { time?: string }[];
}

const quietFor = 24 * 60 * 60_000;

export interface CoverageTimes {
  /** Milliseconds; absent while nothing has a time. */
  start?: number;
  newest?: number;
  end?: number;
}

export function coverageTimes({ start, end, updates }: Coverage): CoverageTimes {
  const posted = updates.flatMap(({ time }) => (time === undefined ? [] : [Date.parse(time)])).filter(Number.isFinite);
  const newest = posted.length === 0 ? undefined : Math.max(...posted);
  const begins = start === undefined ? Math.min(...posted) : Date.parse(start);
  const ends = end === undefined ? newest !== undefined && newest + quietFor : Date.parse(end);
  return {
    ...(Number.isFinite(begins) && { start: begins }),
    ...(newest !== undefined && { newest }),
    ...(ends !== false && { end: ends }),
  };
}

/** Nothing more will come: the page need not stay connected. */
export function isOver(event: Coverage, now: number): boolean {
  const { end } = coverageTimes(event);
  return end !== undefined && end <= now;
}
