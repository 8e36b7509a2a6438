import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export const describeInstagram = ({ shortcode }: BlockProps<"instagram">): EmbedDescription => ({
  provider: "Instagram",
  thing: "post",
  href: `https://www.instagram.com/p/${shortcode}/`,
});
