import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export const describeChart = ({ id }: BlockProps<"chart">): EmbedDescription => ({
  provider: "Flourish",
  thing: "chart",
  href: `https://public.flourish.studio/${id}/`,
});
