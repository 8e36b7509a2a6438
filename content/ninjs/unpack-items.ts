// A package of ninjs, such as a feed of this site: a composite without words of its own whose associations are stories, each whole.

import { z } from "zod";
import { inSmallLetters } from "./ninjs-item.ts";

const wordy = z.array(z.looseObject({ value: z.string().trim().min(1) })).min(1);
/** Its name is its place in the package, and nothing of a story. */
const held = z.looseObject({
  name: z
    .unknown()
    .transform(() => undefined)
    .optional(),
});
const wholeStory = z.looseObject({ uri: z.string().min(1), type: z.literal("text").optional(), bodies: wordy });
const composite = z.looseObject({ type: z.literal("composite"), associations: z.array(held).catch([]) });

export interface Unpacked {
  item: unknown;
  /** It is in a package without its words: a picture, or a story that stands elsewhere. */
  isOnlyNamed?: boolean;
}

const hasWords = (fields: Readonly<Record<string, unknown>>) => wordy.safeParse(fields["bodies"]).success;

/** What is no package stays as it is. */
export function unpackItem(given: unknown): Unpacked[] {
  const { data: fields } = composite.safeParse(inSmallLetters(given));
  const isPackage =
    fields !== undefined && !hasWords(fields) && fields.associations.some((one) => wholeStory.safeParse(one).success);
  if (!isPackage) return [{ item: given }];
  return fields.associations.map((item) => ({
    item,
    ...(!wholeStory.safeParse(item).success && { isOnlyNamed: true }),
  }));
}

/** Of which nothing would be on its page: neither words nor pictures. */
export function isEmptyPackage(fields: unknown): boolean {
  const { data } = composite.safeParse(fields);
  return (
    data !== undefined &&
    !hasWords(data) &&
    !data.associations.some(({ type }) => type === "picture" || type === "graphic")
  );
}
