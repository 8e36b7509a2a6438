// The blocks that show something of another site.

import { chart } from "../../site/blocks/chart/schema.ts";
import { facebook } from "../../site/blocks/facebook/schema.ts";
import { forecast } from "../../site/blocks/forecast/schema.ts";
import { instagram } from "../../site/blocks/instagram/schema.ts";
import { liveBlog } from "../../site/blocks/live-blog/schema.ts";
import { poll } from "../../site/blocks/poll/schema.ts";
import { storytellingLiveBlog } from "../../site/blocks/storytelling-live-blog/schema.ts";
import { tiktok } from "../../site/blocks/tiktok/schema.ts";
import { tweet } from "../../site/blocks/tweet/schema.ts";
import { vimeo } from "../../site/blocks/vimeo/schema.ts";
import { youtube } from "../../site/blocks/youtube/schema.ts";

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
