import { z } from "zod";
import { blockSchema, richText, text as plainText } from "../../../model/fields/schema-kit.server.ts";
import { pullQuoteWords } from "./words.ts";

/** BLOCK-03. Raw records call the author credit. */
export const pullQuote = blockSchema({
  aliases: ["quote", "blockquote"],
  schema: z
    .object({
      text: richText("pull-quote"),
      author: plainText.optional(),
      credit: plainText.optional(),
    })
    .transform(({ text, author, credit }) => ({ text, author: author ?? credit })),
  words: pullQuoteWords,
  weight: "prose",
});
