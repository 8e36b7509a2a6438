// Points in time as exports spell them, read on both sides.

const allZeros = /^0000-00-00/;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const withoutZone = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;
const withZone = /(Z|GMT|UTC|[ECMP][SD]T|[+-]\d{2}:?\d{2})$/i;

/** Milliseconds since 1970. A time without a zone is read as UTC, so that every machine reads it alike. */
export function instantOf(time: string | undefined): number | undefined {
  if (time === undefined || isAllZeros(time)) return undefined;
  const zoned = time.trim().replace(withoutZone, "$1T$2Z");
  if (!isDateAlone(zoned) && !withZone.test(zoned)) return undefined;
  const milliseconds = Date.parse(zoned);
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

export function isAllZeros(time: string | undefined): boolean {
  return time !== undefined && allZeros.test(time);
}

/** A day, without a time. */
export const isDateAlone = (time: string): boolean => isoDate.test(time);
