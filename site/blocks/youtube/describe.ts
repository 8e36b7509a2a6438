import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import { youtubePage } from "../../../model/embeds/provider-pages.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export const describeYouTube = (film: BlockProps<"youtube">): EmbedDescription => ({
  provider: "YouTube",
  thing: "video",
  href: youtubePage(film),
});
