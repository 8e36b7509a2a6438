// What somebody pastes as the address of a post or video elsewhere, as the block that shows it. Pure.

import { facebookUrl, instagramCode, tiktokUrl, tweetId, vimeoId, youtubeId } from "../embeds/provider-ids.ts";
import type { PostComponent } from "./live-calls.ts";

const providers = [
  { is: "youtube", host: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/, known: youtubeId },
  { is: "vimeo", host: /(^|\.)vimeo\.com$/, known: vimeoId },
  { is: "tweet", host: /(^|\.)(twitter|x)\.com$/, known: tweetId },
  { is: "instagram", host: /(^|\.)instagram\.com$/, known: instagramCode },
  { is: "tiktok", host: /(^|\.)tiktok\.com$/, known: tiktokUrl },
  { is: "facebook", host: /(^|\.)(facebook\.com|fb\.watch)$/, known: facebookUrl },
] as const;

const embedKinds: ReadonlySet<string> = new Set(providers.map(({ is }) => is));

export const isEmbed = ({ is }: PostComponent): boolean => embedKinds.has(is);

/** Undefined for what no block can show. */
export function embedOfAddress(address: string): PostComponent | undefined {
  const url = address.trim();
  const host = URL.parse(url)?.hostname ?? "";
  const provider = providers.find((one) => one.host.test(host));
  return provider?.known(url) === undefined ? undefined : { is: provider.is, props: { url } };
}
