import { z } from "zod";
import { idBy, spelled } from "../../embeds/embed-schema.server.ts";
import { numericId } from "../../embeds/provider-ids.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";

export const forecast = blockSchema({
  aliases: ["cultivate-forecast", "forecast-question"],
  schema: spelled(
    { question_id: ["questionId", "id"] },
    z.object({ question_id: idBy(numericId, "the number of a forecast question") }),
  ),
});
