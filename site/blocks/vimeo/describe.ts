import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export const describeVimeo = ({ videoId }: BlockProps<"vimeo">): EmbedDescription => ({
  provider: "Vimeo",
  thing: "video",
  href: `https://vimeo.com/${videoId}`,
});
