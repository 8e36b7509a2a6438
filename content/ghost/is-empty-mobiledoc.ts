// Whether a post in Ghost's older form, Mobiledoc, has nothing in it: a draft that somebody opened and never wrote.

import { z } from "zod";

const blank = z.string().regex(/^\s*$/);
/** Words with their markup; the first number of an atom is another. */
const markers = z.array(z.tuple([z.literal(0), z.unknown(), z.unknown(), blank], z.unknown()));
const paragraph = z.tuple([z.literal(1), z.string(), markers], z.unknown());
const list = z.tuple([z.literal(3), z.string(), z.array(markers)], z.unknown());
/** Which one is among the cards. */
const shownCard = z.tuple([z.literal(10), z.number()], z.unknown());
/** Of the first versions, whose posts were one card. */
const emptyCard = z.tuple([z.enum(["markdown", "card-markdown"]), z.looseObject({ markdown: blank })], z.unknown());

const emptyDocument = z.object({
  sections: z.array(z.union([paragraph, list, shownCard])),
  cards: z.array(emptyCard).default([]),
});

export function isEmptyMobiledoc(text: string): boolean {
  try {
    return emptyDocument.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
