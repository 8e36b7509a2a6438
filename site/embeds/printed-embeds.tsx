// The renderers of embeds on paper: a line each, from what describes the embed.

import type { ReactNode } from "react";
import type { EmbedKind } from "../../content/blocks/embed-schemas.ts";
import type { EmbedDescription } from "../../model/embeds/embed-description.ts";
import { describeChart } from "../blocks/chart/describe.ts";
import { describeFacebook } from "../blocks/facebook/describe.ts";
import { describeForecast } from "../blocks/forecast/describe.ts";
import { describeInstagram } from "../blocks/instagram/describe.ts";
import { describeLiveBlog } from "../blocks/live-blog/describe.ts";
import { describePoll } from "../blocks/poll/describe.ts";
import { describeStorytellingLiveBlog } from "../blocks/storytelling-live-blog/describe.ts";
import { describeTikTok } from "../blocks/tiktok/describe.ts";
import { describeTweet } from "../blocks/tweet/describe.ts";
import { describeVimeo } from "../blocks/vimeo/describe.ts";
import { describeYouTube } from "../blocks/youtube/describe.ts";
import type { Renderers } from "../blocks/renderers.ts";
import { EmbedLine } from "./EmbedLine.tsx";

const printed =
  <P extends object>(describe: (props: P) => EmbedDescription) =>
  (props: P): ReactNode => <EmbedLine {...describe(props)} />;

export const printedEmbeds: Renderers<EmbedKind> = {
  chart: printed(describeChart),
  facebook: printed(describeFacebook),
  forecast: printed(describeForecast),
  instagram: printed(describeInstagram),
  "live-blog": printed(describeLiveBlog),
  poll: printed(describePoll),
  "storytelling-live-blog": printed(describeStorytellingLiveBlog),
  tiktok: printed(describeTikTok),
  tweet: printed(describeTweet),
  vimeo: printed(describeVimeo),
  youtube: printed(describeYouTube),
};
