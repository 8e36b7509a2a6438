import { z } from "zod";
import { blockSchema, listOf, text, url } from "../../../model/fields/schema-kit.server.ts";
import { carriersWords } from "./words.ts";

const carrier = z.object({
  name: text,
  /** As the carrier numbers it. */
  channel: text.optional(),
  /** What of the day is carried, and when. */
  hours: text.optional(),
  url: url.optional(),
});

const country = z.object({ name: text, region: text.optional(), carriers: listOf(carrier).default([]) });

/** Who carries the channel, country by country (ROUTE-06). */
export const carriers = blockSchema({
  schema: z.object({
    title: text.optional(),
    /** Where they can be searched; without it there is no search. */
    searchUrl: url.optional(),
    countries: listOf(country).default([]),
  }),
  words: carriersWords,
  weight: "part",
});
