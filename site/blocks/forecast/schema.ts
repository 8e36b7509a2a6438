import { z } from "zod";
import { idBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { numericId } from "../../../model/embeds/provider-ids.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

export const forecast = blockSchema({
  aliases: ["cultivate-forecast", "forecast-question"],
  schema: spelled(
    { question_id: ["questionId", "id"] },
    z.object({ question_id: idBy(numericId, "the number of a forecast question") }),
  ),
  words: noWords,
  weight: "part",
});
