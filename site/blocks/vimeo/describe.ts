import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import { vimeoPage } from "../../../model/embeds/provider-pages.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export const describeVimeo = (film: BlockProps<"vimeo">): EmbedDescription => ({
  provider: "Vimeo",
  thing: "video",
  href: vimeoPage(film),
});
