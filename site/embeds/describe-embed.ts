// What an embed is to a reader who has not loaded it: whose it is, what it is, and where the original stands.

import type { EmbedDescription } from "../../model/embeds/embed-description.ts";
import type { BlockProps } from "../../content/blocks/schemas.ts";
import type { EmbedKind } from "../../content/blocks/embed-schemas.ts";

type Describe = { [K in EmbedKind]: (props: BlockProps<K>) => EmbedDescription };

export const describeEmbed: Describe = {
  chart: ({ id }) => ({ provider: "Flourish", thing: "chart", href: `https://public.flourish.studio/${id}/` }),
  facebook: ({ url }) => ({
    provider: "Facebook",
    thing: /\/(videos|watch|reel)\b/.test(url) ? "video" : "post",
    href: url,
  }),
  forecast: () => ({ thing: "forecast" }),
  instagram: ({ shortcode }) => ({
    provider: "Instagram",
    thing: "post",
    href: `https://www.instagram.com/p/${shortcode}/`,
  }),
  "live-blog": () => ({ thing: "live blog" }),
  poll: () => ({ thing: "poll" }),
  "storytelling-live-blog": () => ({ thing: "live blog" }),
  tiktok: ({ url }) => ({ provider: "TikTok", thing: "video", href: url }),
  tweet: ({ id }) => ({ provider: "X", thing: "post", href: `https://x.com/i/status/${id}` }),
  vimeo: ({ videoId }) => ({ provider: "Vimeo", thing: "video", href: `https://vimeo.com/${videoId}` }),
  youtube: ({ videoId }) => ({
    provider: "YouTube",
    thing: "video",
    href: `https://www.youtube.com/watch?v=${videoId}`,
  }),
};
