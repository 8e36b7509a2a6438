import { z } from "zod";
import { idBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { chartId } from "../../../model/embeds/provider-ids.ts";
import { blockSchema, number, text } from "../../../model/fields/schema-kit.server.ts";
import { chartWords } from "./words.ts";

const heights = { least: 120, most: 2000 };

/** Of Flourish, Datawrapper or Infogram. */
export const chart = blockSchema({
  aliases: ["flourish", "flourish-chart", "datawrapper", "infogram"],
  schema: spelled(
    { id: ["chartId", "chart_id", "url"] },
    z.object({
      id: idBy(chartId, "the id of a chart"),
      title: text.optional(),
      /** In pixels, where its service does not say it. */
      height: number
        .transform((given) => Math.min(heights.most, Math.max(heights.least, Math.round(given))))
        .optional(),
    }),
  ),
  words: chartWords,
  weight: "part",
});
