// Every moment that the desk shows or asks for is in the zone of whoever sits here, and says so.

const parts = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;
const format = new Intl.DateTimeFormat("en-US", parts);
const exactFormat = new Intl.DateTimeFormat("en-US", { ...parts, second: "2-digit" });

/** A day and a time, such as Nov 17, 2026, 10:00 AM GMT+1. */
export function timeWords(at: number): string {
  return format.format(at);
}

/** Words for each of these moments: those of one minute have their seconds. */
export function timesToldApart(moments: readonly number[]): (at: number) => string {
  const times = moments.map(timeWords);
  return (at) => {
    const words = timeWords(at);
    return times.filter((one) => one === words).length > 1 ? exactFormat.format(at) : words;
  };
}

/** For fields that ask for a moment: of which zone it is, in summer and winter. */
export const yourTime = `Your time (${format.resolvedOptions().timeZone.replaceAll("_", " ")})`;
