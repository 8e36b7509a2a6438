import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export const describeTikTok = ({ url }: BlockProps<"tiktok">): EmbedDescription => ({
  provider: "TikTok",
  thing: "video",
  href: url,
});
