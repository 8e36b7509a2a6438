import { z } from "zod";
import { idBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { chartId } from "../../../model/embeds/provider-ids.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

export const chart = blockSchema({
  aliases: ["flourish", "flourish-chart"],
  schema: spelled({ id: ["chartId", "chart_id", "url"] }, z.object({ id: idBy(chartId, "the id of a chart") })),
  words: noWords,
});
