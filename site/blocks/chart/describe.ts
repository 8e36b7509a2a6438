import { chartPlace } from "../../../model/embeds/chart-providers.ts";
import type { EmbedDescription } from "../../../model/embeds/embed-description.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export function describeChart({ id, title }: BlockProps<"chart">): EmbedDescription {
  const { provider, service, page } = chartPlace(id);
  return {
    provider,
    ...(service !== undefined && { service }),
    thing: "chart",
    ...(title !== undefined && { title }),
    href: page,
  };
}
