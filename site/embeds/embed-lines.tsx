// The renderers of embeds as lines.

import type { Renderers } from "../blocks/registry.ts";
import { describeEmbed } from "./describe-embed.ts";
import { EmbedLine } from "./EmbedLine.tsx";
import type { EmbedKind } from "./embed-schemas.ts";

export const embedLines: Renderers<EmbedKind> = {
  chart: (props) => <EmbedLine {...describeEmbed.chart(props)} />,
  facebook: (props) => <EmbedLine {...describeEmbed.facebook(props)} />,
  forecast: () => null,
  instagram: (props) => <EmbedLine {...describeEmbed.instagram(props)} />,
  "live-blog": () => null,
  poll: () => null,
  "storytelling-live-blog": () => null,
  tiktok: (props) => <EmbedLine {...describeEmbed.tiktok(props)} />,
  tweet: (props) => <EmbedLine {...describeEmbed.tweet(props)} />,
  vimeo: (props) => <EmbedLine {...describeEmbed.vimeo(props)} />,
  youtube: (props) => <EmbedLine {...describeEmbed.youtube(props)} />,
};
