// How long ago something was, within a week (LIST-02, LIST-03); further back it has its date. Apart from what tells dates, which needs more.

const minute = 60_000;
const minutesADay = 24 * 60;
const justIn = "just in";

export const minuteOf = (at: number): number => Math.floor(at / minute);

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count > 1 ? "s" : ""} ago`;
}

/** Undefined a week later. */
export function ago(minutes: number): string | undefined {
  if (minutes < 1) return justIn;
  if (minutes < 60) return counted(minutes, "min");
  if (minutes < minutesADay) return counted(Math.floor(minutes / 60), "hour");
  return minutes < 7 * minutesADay ? counted(Math.floor(minutes / minutesADay), "day") : undefined;
}

/** Whether a time that is told like this is told otherwise before long: a date stays. */
export const isAgo = (words: string): boolean => words === justIn || words.endsWith(" ago");
