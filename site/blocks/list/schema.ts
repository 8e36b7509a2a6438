import { z } from "zod";
import { blockSchema, filledListOf, flag, richText } from "../../../model/fields/schema-kit.server.ts";
import { listWords } from "./words.ts";

/** An item is its text, or an object that holds it. */
export const listItem = z.preprocess(
  (value) => (typeof value === "object" && value !== null && "text" in value ? value.text : value),
  richText("paragraph"),
);

export const list = blockSchema({
  aliases: ["bullet-list"],
  schema: z.object({ ordered: flag.default(false), items: filledListOf(listItem) }),
  words: listWords,
  weight: "prose",
});
