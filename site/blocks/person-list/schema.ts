import { z } from "zod";
import { picture } from "../../../model/fields/shared-fields.ts";
import { blockSchema, listOf, richText, text, url } from "../../../model/fields/schema-kit.server.ts";
import { personListWords } from "./words.ts";

const person = z.object({
  name: text,
  avatar: picture,
  url: url.optional(),
  description: richText("bio").optional(),
});

export const personList = blockSchema({
  aliases: ["personality-carousel"],
  schema: z.object({ title: text.optional(), url: url.optional(), items: listOf(person).default([]) }),
  words: personListWords,
  weight: "part",
});
