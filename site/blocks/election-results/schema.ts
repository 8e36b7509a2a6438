import { z } from "zod";
import { idText } from "../../../model/fields/shared-fields.ts";
import { blockSchema, flag, listOf, number, text, url } from "../../../model/fields/schema-kit.server.ts";
import { electionResultsWords } from "./words.ts";

const side = z.object({ name: text, party: text, figure: text, isWinner: flag.default(false) });

const row = z.object({
  label: text,
  url: url.optional(),
  first: side.optional(),
  second: side.optional(),
  /** “78% counted”, “51 to win”. */
  note: text.optional(),
});

const mostRaces = 100;

/** Results in brief, for fronts. It brings its rows, or names the election they are taken from when the page is made. */
export const electionResults = blockSchema({
  schema: z.object({
    title: text.default("Election results"),
    /** Its id, e.g. `2023/general`; without one the current election. */
    election: idText.optional(),
    /** A state's or an office's name, or its slug: only races of it. */
    state: text.optional(),
    office: text.optional(),
    /** How many races. */
    races: number.default(5).transform((races) => Math.min(Math.max(Math.trunc(races), 0), mostRaces)),
    url: url.optional(),
    balance: listOf(row).default([]),
    items: listOf(row).default([]),
  }),
  words: electionResultsWords,
  weight: "part",
});
