// The blocks that show something of another site.

import { chart } from "../blocks/chart/schema.ts";
import { facebook } from "../blocks/facebook/schema.ts";
import { forecast } from "../blocks/forecast/schema.ts";
import { instagram } from "../blocks/instagram/schema.ts";
import { liveBlog } from "../blocks/live-blog/schema.ts";
import { poll } from "../blocks/poll/schema.ts";
import { storytellingLiveBlog } from "../blocks/storytelling-live-blog/schema.ts";
import { tiktok } from "../blocks/tiktok/schema.ts";
import { tweet } from "../blocks/tweet/schema.ts";
import { vimeo } from "../blocks/vimeo/schema.ts";
import { youtube } from "../blocks/youtube/schema.ts";

export const embedSchemas = {
  chart,
  facebook,
  forecast,
  instagram,
  "live-blog": liveBlog,
  poll,
  "storytelling-live-blog": storytellingLiveBlog,
  tiktok,
  tweet,
  vimeo,
  youtube,
};

export type EmbedKind = keyof typeof embedSchemas;

/** What is shown as an embed: these, and a frame of another site that was pasted into a story. */
export type ShownKind = EmbedKind | "raw-html";
