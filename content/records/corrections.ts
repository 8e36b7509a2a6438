// What was put right in a story after it came out. An entry that cannot be read costs itself alone (BLOCK-12).

import { hash } from "node:crypto";
import { z } from "zod";
import { flag, headline, listOfDistinct, richText, word } from "../../model/fields/schema-kit.server.ts";
import { dropAbsent } from "../../model/fields/absent.ts";
import { filledIn } from "../../model/fields/filled-in.server.ts";
import { correctionsList } from "../../model/fields/list-names.ts";
import { idText } from "../../model/fields/shared-fields.ts";
import { plainText } from "../../model/html/plain-text.ts";
import { correctionKinds } from "../../model/stories/correction-kinds.ts";
import { dayStart, isDate } from "../../model/time/eastern-days.ts";
import { instant } from "../../model/time/instant.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import type { Index } from "./record-kind.ts";

/** Exports write `Editor’s Note` and `editors_note`. */
const kind = word
  .transform((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/['’]/g, "")
      .replaceAll(/[\s_]+/g, "-"),
  )
  .pipe(z.enum(correctionKinds, { error: `must be one of ${correctionKinds.join(", ")}` }));

const correction = z
  .object({
    id: idText.optional(),
    kind: kind.default("correction"),
    date: filledIn(
      { as: "moment" },
      z.preprocess(
        (date) => (typeof date === "string" ? dayAtHome(date) : date),
        instant.refine((date) => instantOf(date) !== undefined, "is not a time"),
      ),
    ),
    text: richText("paragraph").optional(),
    /** Of a story whose headline was changed: what it read before. */
    headlineBefore: headline.optional(),
    /** What readers must know before they read on: it stands above the story, as an editor's note does. */
    major: flag.default(false),
  })
  .refine(({ text, headlineBefore }) => plainText(text ?? "") !== "" || headlineBefore !== undefined, {
    path: ["text"],
    error: "is missing",
  })
  .transform(({ id, ...entry }) => ({ id: id ?? nameOf(entry), ...entry }));

/** A date without a time is that day where the publisher is, as readers are told it, not the one that begins in Greenwich. */
function dayAtHome(date: string): string | number {
  const day = date.trim();
  return isDate(day) ? dayStart(day) : date;
}

interface Said {
  date: string;
  text?: string;
  headlineBefore?: string;
}

export type Correction = z.output<typeof correction>;

/** As a record has it; undefined for one that cannot be read. */
export const correctionIn = (entry: unknown): Correction | undefined => correction.safeParse(dropAbsent(entry)).data;

/** Feeds know a correction by its id: one that has none is known by what it says. */
function nameOf({ date, text = "", headlineBefore = "" }: Said): string {
  return hash("sha256", [date, text, headlineBefore].join("\n"), "base64url").slice(0, 12);
}

/** Newest first. */
export const corrections = listOfDistinct(correction, ({ id }) => id)
  .transform((entries) => entries.toSorted((one, other) => other.date.localeCompare(one.date)))
  .default([]);

/** Those that are dated ahead are for later. */
export function withDueCorrections<D extends object>(doc: D, now: number): D {
  const { corrections: entries = [] }: { corrections?: readonly Correction[] } = Object(doc);
  const due = entries.filter(({ date }) => (instantOf(date) ?? 0) <= now);
  return due.length === entries.length ? doc : { ...doc, corrections: due };
}

/** A story with corrections is in the list of those, by which pages that tell of them depend on it. */
export function withCorrections(index: Index, entries: readonly Correction[]): Index {
  if (entries.length === 0) return index;
  const told = entries.map(({ id, date }) => ({ id, at: instantOf(date) ?? 0 }));
  return { ...index, lists: [...index.lists, correctionsList], corrections: told };
}
