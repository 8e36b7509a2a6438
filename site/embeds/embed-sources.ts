// What the making of a page may ask about embeds. The machine implements it (`server/embeds/`); here is only what is asked for.

import type { PostWords } from "../../model/embeds/prepared-embed.ts";

/** Providers that tell of a single post. */
export type PostKind = "instagram" | "tiktok" | "tweet" | "vimeo" | "youtube";

/** The services that a publisher chooses: their addresses, where there are any. `{id}` and such stand for what the embed names. */
export interface EmbedServices {
  forecast?: string;
  poll?: string;
  storytelling?: string;
  liveBlog?: LauncherService;
  comments?: LauncherService;
}

/** A platform that is shown by a script of its own. */
export interface LauncherService {
  /** Its address, or a path of this site. */
  launcher: string;
  /** Further hosts that the script loads from. */
  hosts: readonly string[];
}

/** LIVE-02: what the live-blog platform tells search engines of an event. */
export interface LiveBlogData {
  headline?: string;
  name?: string;
  thumbnail?: string;
  description?: string;
  url?: string;
  publisherLogo?: string;
}

export interface EmbedSources {
  services: EmbedServices;
  /** Nothing when the provider does not tell, or not soon enough for a page that readers wait for. Never rejects. */
  postWords: (kind: PostKind, url: string) => Promise<PostWords | undefined>;
  /** Empty when the platform does not tell. Never rejects. */
  liveBlogData: (eventCode: string) => Promise<LiveBlogData>;
}

/** A site without any provider. */
export const noEmbedSources: EmbedSources = {
  services: {},
  postWords: async () => undefined,
  liveBlogData: async () => ({}),
};
