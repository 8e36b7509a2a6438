// Where each provider is asked about a post, and how.

import type { PostKind } from "../../site/embeds/embed-sources.ts";
import type { Config } from "../config.ts";

export interface PostQuestion {
  kind: PostKind;
  /** The post's own address, as `provider-ids.ts` has made it. */
  url: string;
  /** Instagram only. */
  hideCaption?: boolean;
  maxWidth?: number;
}

export type ProviderAddresses = Pick<
  Config,
  | "INSTAGRAM_OEMBED_URL"
  | "INSTAGRAM_TOKEN"
  | "TIKTOK_OEMBED_URL"
  | "TWEET_OEMBED_URL"
  | "VIMEO_OEMBED_URL"
  | "YOUTUBE_OEMBED_URL"
>;

const widest = 1400;

/** Nothing when this provider is not asked. */
export function questionAddress(question: PostQuestion, addresses: ProviderAddresses): URL | undefined {
  const { kind, url, hideCaption = false, maxWidth = widest } = question;
  const { endpoint, parameters } = {
    instagram: {
      endpoint: isAnswered(addresses) ? addresses.INSTAGRAM_OEMBED_URL : undefined,
      parameters: {
        url,
        hidecaption: String(hideCaption),
        maxwidth: String(maxWidth),
        omitscript: "true",
        ...(addresses.INSTAGRAM_TOKEN !== undefined && { access_token: addresses.INSTAGRAM_TOKEN }),
      },
    },
    tiktok: { endpoint: addresses.TIKTOK_OEMBED_URL, parameters: { url } },
    tweet: { endpoint: addresses.TWEET_OEMBED_URL, parameters: { url, omit_script: "true", dnt: "true" } },
    vimeo: { endpoint: addresses.VIMEO_OEMBED_URL, parameters: { url, dnt: "true" } },
    youtube: { endpoint: addresses.YOUTUBE_OEMBED_URL, parameters: { url, format: "json" } },
  }[kind];
  if (endpoint === undefined) return undefined;
  const address = new URL(endpoint);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address;
}

/** Meta answers only who brings a token. */
function isAnswered({ INSTAGRAM_OEMBED_URL, INSTAGRAM_TOKEN }: ProviderAddresses): boolean {
  if (INSTAGRAM_OEMBED_URL === undefined) return false;
  return INSTAGRAM_TOKEN !== undefined || new URL(INSTAGRAM_OEMBED_URL).hostname !== "graph.facebook.com";
}

/** An Instagram post that nobody is asked about: the embed code that its address alone gives. */
export function unaskedMarkup({ url, hideCaption = false }: PostQuestion): string {
  const caption = hideCaption ? "" : ` data-instgrm-captioned=""`;
  const link = `<a href="${url}">View this post on Instagram</a>`;
  return `<blockquote class="instagram-media"${caption} data-instgrm-permalink="${url}" data-instgrm-version="14">${link}</blockquote>`;
}
