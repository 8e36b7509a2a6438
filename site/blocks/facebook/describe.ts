import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export const describeFacebook = ({ url }: BlockProps<"facebook">): EmbedDescription => ({
  provider: "Facebook",
  thing: /\/(videos|watch|reel)\b/.test(url) ? "video" : "post",
  href: url,
});
