// Every moment that the desk shows or asks for is in the zone of whoever sits here, and says so.

const format = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** A day and a time, such as Nov 17, 2026, 10:00 AM GMT+1. */
export function timeWords(at: number): string {
  return format.format(at);
}

/** For fields that ask for a moment: of which zone it is, in summer and winter. */
export const yourTime = `Your time (${format.resolvedOptions().timeZone.replaceAll("_", " ")})`;
