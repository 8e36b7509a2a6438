// Points in time as exports spell them. Inside, a time is ISO text in UTC; all zeros stay, for they mean a draft (LIST-05).

import { z } from "zod";
import { filledIn } from "../fields/filled-in.server.ts";
import { word } from "../fields/schema-kit.server.ts";
import { instantOf, isAllZeros } from "./instant-of.ts";

/** A time in a record: ISO text, or milliseconds since 1970. */
export const instant = filledIn(
  { as: "moment" },
  z.union([word, z.number()], { error: "must be a time" }).transform((given, context) => {
    if (typeof given === "string" && isAllZeros(given)) return given;
    const milliseconds = typeof given === "number" ? given : instantOf(given);
    const date = new Date(milliseconds ?? Number.NaN);
    if (Number.isNaN(date.getTime())) {
      context.addIssue({ code: "custom", message: `is not a time: ${JSON.stringify(given)}` });
      return z.NEVER;
    }
    return date.toISOString();
  }),
);
