import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";

export const describeForecast = (): EmbedDescription => ({ thing: "forecast" });
