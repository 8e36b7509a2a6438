import { z } from "zod";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { blockSchema, richText } from "../../../model/fields/schema-kit.server.ts";
import { paragraphWords } from "./words.ts";

interface Paragraph {
  text: SafeHtml;
  /** Set by the page, never by a record: voice assistants read this aloud (ART-13). */
  speakable?: true;
}

export const paragraph = blockSchema({
  aliases: ["text"],
  schema: z
    .preprocess(
      (value) => (typeof value === "string" ? { text: value } : value),
      z.object({ text: richText("paragraph") }),
    )
    .transform(({ text }): Paragraph => ({ text })),
  words: paragraphWords,
  weight: "prose",
});
