// The renderers of embeds.

import type { EmbedKind } from "../../content/blocks/embed-schemas.ts";
import { Chart } from "../blocks/chart/Chart.tsx";
import { Facebook } from "../blocks/facebook/Facebook.tsx";
import { Forecast } from "../blocks/forecast/Forecast.tsx";
import { Instagram } from "../blocks/instagram/Instagram.tsx";
import { LiveBlog } from "../blocks/live-blog/LiveBlog.tsx";
import { Poll } from "../blocks/poll/Poll.tsx";
import { StorytellingLiveBlog } from "../blocks/storytelling-live-blog/StorytellingLiveBlog.tsx";
import { TikTok } from "../blocks/tiktok/TikTok.tsx";
import { Tweet } from "../blocks/tweet/Tweet.tsx";
import { Vimeo } from "../blocks/vimeo/Vimeo.tsx";
import { YouTube } from "../blocks/youtube/YouTube.tsx";
import type { Renderers } from "../blocks/renderers.ts";

export const embedComponents: Renderers<EmbedKind> = {
  chart: Chart,
  facebook: Facebook,
  forecast: Forecast,
  instagram: Instagram,
  "live-blog": LiveBlog,
  poll: Poll,
  "storytelling-live-blog": StorytellingLiveBlog,
  tiktok: TikTok,
  tweet: Tweet,
  vimeo: Vimeo,
  youtube: YouTube,
};
