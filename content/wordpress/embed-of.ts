import { facebookUrl, instagramCode, tiktokUrl, tweetId, vimeoId, youtubeId } from "../../model/embeds/provider-ids.ts";
import type { Component } from "./component.ts";

/** An address alone on its line is an embed, where the provider is one of ours. */
export function embedOf(address: string): Component | undefined {
  if (!/^(https?:)?\/\/\S+$/.test(address)) return undefined;
  const found: [is: string, name: string, id: string | undefined][] = [
    ["youtube", "videoId", youtubeId(address)],
    ["vimeo", "videoId", vimeoId(address)],
    ["tweet", "id", tweetId(address)],
    ["instagram", "shortcode", instagramCode(address)],
    ["tiktok", "url", tiktokUrl(address)],
    ["facebook", "url", facebookUrl(address)],
  ];
  for (const [is, name, id] of found) if (id !== undefined) return { is, props: { [name]: id } };
  return undefined;
}
