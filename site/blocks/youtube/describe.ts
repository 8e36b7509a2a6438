import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export const describeYouTube = ({ videoId }: BlockProps<"youtube">): EmbedDescription => ({
  provider: "YouTube",
  thing: "video",
  href: `https://www.youtube.com/watch?v=${videoId}`,
});
