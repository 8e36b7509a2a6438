import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export const describeTweet = ({ id }: BlockProps<"tweet">): EmbedDescription => ({
  provider: "X",
  thing: "post",
  href: `https://x.com/i/status/${id}`,
});
