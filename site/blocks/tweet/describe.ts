import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import { tweetPage } from "../../../model/embeds/provider-pages.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export const describeTweet = ({ id }: BlockProps<"tweet">): EmbedDescription => ({
  provider: "X",
  thing: "post",
  href: tweetPage(id),
});
