// Points in time as exports spell them. Inside, a time is ISO text in UTC; all zeros stay, for they mean a draft (LIST-05).

import { z } from "zod";
import { word } from "../fields/schema-kit.server.ts";

const allZeros = /^0000-00-00/;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const withoutZone = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;
const withZone = /(Z|GMT|UTC|[ECMP][SD]T|[+-]\d{2}:?\d{2})$/i;

/** Milliseconds since 1970. A time without a zone is read as UTC, so that every machine reads it alike. */
export function instantOf(time: string | undefined): number | undefined {
  if (time === undefined || isAllZeros(time)) return undefined;
  const zoned = time.trim().replace(withoutZone, "$1T$2Z");
  if (!isoDate.test(zoned) && !withZone.test(zoned)) return undefined;
  const milliseconds = Date.parse(zoned);
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

export function isAllZeros(time: string | undefined): boolean {
  return time !== undefined && allZeros.test(time);
}

/** A time in a record: ISO text, or milliseconds since 1970. */
export const instant = z.union([word, z.number()], { error: "must be a time" }).transform((given, context) => {
  if (typeof given === "string" && isAllZeros(given)) return given;
  const milliseconds = typeof given === "number" ? given : instantOf(given);
  const date = new Date(milliseconds ?? Number.NaN);
  if (Number.isNaN(date.getTime())) {
    context.addIssue({ code: "custom", message: `is not a time: ${JSON.stringify(given)}` });
    return z.NEVER;
  }
  return date.toISOString();
});
