import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";

export const describeLiveBlog = (): EmbedDescription => ({ thing: "live blog" });
