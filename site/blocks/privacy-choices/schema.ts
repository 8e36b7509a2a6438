import { z } from "zod";
import { blockSchema, text } from "../../../model/fields/schema-kit.server.ts";
import { privacyChoicesWords } from "./words.ts";

/** The reader's choices about what may be loaded; its words follow what the site really does. */
export const privacyChoices = blockSchema({
  schema: z.object({ title: text.default("Your choices on this device") }),
  words: privacyChoicesWords,
  weight: "part",
});
