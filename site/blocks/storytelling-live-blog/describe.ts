import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";

export const describeStorytellingLiveBlog = (): EmbedDescription => ({ thing: "live blog" });
