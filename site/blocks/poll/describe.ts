import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";

export const describePoll = (): EmbedDescription => ({ thing: "poll" });
