// Every video of the demo newsroom, desk by desk.

import { businessVideos } from "./business.ts";
import { cultureVideos } from "./culture.ts";
import { businessChannelVideo, channelVideo, episodeVideos } from "./episodes.ts";
import { healthVideos } from "./health.ts";
import { politicsVideos } from "./politics.ts";
import { scienceVideos } from "./science.ts";
import { sportsVideos } from "./sports.ts";
import { techVideos } from "./tech.ts";
import { usVideos } from "./us.ts";
import type { VideoFacts } from "./video-facts.ts";
import { weatherVideos } from "./weather.ts";
import { worldVideos } from "./world.ts";

export const videos: readonly VideoFacts[] = [
  ...politicsVideos,
  ...usVideos,
  ...worldVideos,
  ...weatherVideos,
  ...businessVideos,
  ...scienceVideos,
  ...techVideos,
  ...healthVideos,
  ...cultureVideos,
  ...sportsVideos,
  ...episodeVideos,
  channelVideo,
  businessChannelVideo,
];
