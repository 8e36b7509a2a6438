// What the page of a video is drawn from.

import type { Regions } from "../../../content/layouts/regions.ts";
import type { OnNowChannel } from "../../tv/strip/fetch-on-now.ts";
import type { KnownVideo } from "../../video/known-video.ts";
import type { VideoItem } from "../../../model/video/video-item.ts";
import type { ScheduledProgram } from "../../video/video-state.ts";
import type { StoryProps } from "../article/article-props.ts";

export interface VideoPageProps {
  videoId: string;
  path: string;
  title: string;
  description?: string;
  known: KnownVideo;
  /** Of a locked video: where to sign in, with the way back. */
  signInUrl?: string;
  show?: { title: string; url?: string };
  section?: { name: string; url: string };
  isEpisode: boolean;
  lastPublishedDate?: string;
  /** The first of them follows. */
  upNext: readonly VideoItem[];
  /** Beside the channel itself: what is on, and what follows. */
  programs: readonly ScheduledProgram[];
  comments?: StoryProps["comments"];
  corrections?: StoryProps["corrections"];
  onNow: readonly OnNowChannel[];
  /** What an editor put below. */
  regions: Regions;
}
