import { z } from "zod";
import { blockSchema, listOf, text, url } from "../../../model/fields/schema-kit.server.ts";
import { linkListWords } from "../../../model/words/module-words.ts";

/** HEAD-06. */
export const showSubnav = blockSchema({
  aliases: ["show-sub-nav"],
  schema: z
    .object({
      title: text.default("In this show"),
      items: listOf(z.object({ label: text, url })).default([]),
      links: listOf(z.object({ label: text, url })).default([]),
    })
    .transform(({ title, items, links }) => ({ title, links: [...items, ...links] })),
  words: linkListWords,
  weight: "part",
});
