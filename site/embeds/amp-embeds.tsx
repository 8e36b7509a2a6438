// The renderers of embeds on AMP pages: AMP's own element of each provider. What has none is shown on the standard page, to which a link
// leads.

import type { ReactNode } from "react";
import type { EmbedKind } from "../../content/blocks/embed-schemas.ts";
import type { EmbedDescription } from "../../model/embeds/embed-description.ts";
import { OnStandardPage } from "../amp/OnStandardPage.tsx";
import { AmpChart } from "../blocks/chart/amp.tsx";
import { AmpFacebook } from "../blocks/facebook/amp.tsx";
import { describeForecast } from "../blocks/forecast/describe.ts";
import { AmpInstagram } from "../blocks/instagram/amp.tsx";
import { describeLiveBlog } from "../blocks/live-blog/describe.ts";
import { describePoll } from "../blocks/poll/describe.ts";
import { describeStorytellingLiveBlog } from "../blocks/storytelling-live-blog/describe.ts";
import { AmpTikTok } from "../blocks/tiktok/amp.tsx";
import { AmpTweet } from "../blocks/tweet/amp.tsx";
import { AmpVimeo } from "../blocks/vimeo/amp.tsx";
import { AmpYouTube } from "../blocks/youtube/amp.tsx";
import type { Renderers } from "../blocks/renderers.ts";

const onStandardPage = (describe: () => EmbedDescription) => (): ReactNode => <OnStandardPage {...describe()} />;

export const ampEmbeds: Renderers<EmbedKind> = {
  chart: AmpChart,
  facebook: AmpFacebook,
  forecast: onStandardPage(describeForecast),
  instagram: AmpInstagram,
  "live-blog": onStandardPage(describeLiveBlog),
  poll: onStandardPage(describePoll),
  "storytelling-live-blog": onStandardPage(describeStorytellingLiveBlog),
  tiktok: AmpTikTok,
  tweet: AmpTweet,
  vimeo: AmpVimeo,
  youtube: AmpYouTube,
};
