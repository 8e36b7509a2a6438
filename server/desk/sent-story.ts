// What may be sent to be changed of a story.

import { z } from "zod";
import { storyFields } from "../../model/desk/story-calls.ts";
import { correctionKinds } from "../../model/stories/correction-kinds.ts";

const longest = 20_000;
const longestText = 200_000;
const mostParts = 2_000;

const line = z.string().max(longest);
const position = z.string().regex(/^\d{1,5}$/);
const parts = <S extends z.ZodType>(part: S) =>
  z.record(position, part).refine((sent) => Object.keys(sent).length <= mostParts);

export const sentStoryChange = z.strictObject({
  fields: z.partialRecord(z.enum(storyFields), line),
  texts: parts(z.string().max(longestText)),
  pictures: parts(z.strictObject({ url: line, alt: line })),
});

const over = { over: z.string().max(200) };

export const sentCorrection = z.strictObject({
  kind: z.enum(correctionKinds),
  at: z.number().int().min(0).max(8e15),
  html: line,
  headlineBefore: line,
  major: z.boolean(),
});

export const sentChange = z.strictObject({
  change: sentStoryChange,
  /** Told to readers with it. */
  correction: sentCorrection.extend({ id: z.string().min(1).max(100) }).optional(),
  ...over,
});

export const sentCorrectionChange = z.strictObject({ correction: sentCorrection, ...over });

const moment = z.number().int().min(0).max(8e15).nullable();
export const sentTime = z.strictObject({ isDraft: z.boolean(), from: moment, until: moment, ...over });

export const sentAddress = z.strictObject({ address: z.string().trim().max(longest), ...over });
export const sentOver = z.strictObject(over);
/** Null: where nothing stands. */
export const sentRestore = z.strictObject({ over: z.string().max(200).nullable() });
