import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import { instagramPage } from "../../../model/embeds/provider-pages.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export const describeInstagram = ({ shortcode }: BlockProps<"instagram">): EmbedDescription => ({
  provider: "Instagram",
  thing: "post",
  href: instagramPage(shortcode),
});
