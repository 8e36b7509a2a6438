// An address alone on its line is an embed: the site's own where the provider is one of ours, a frame where the provider has one for it.

import { escapeAttribute } from "../../model/html/escape.ts";
import {
  chartId,
  facebookUrl,
  instagramCode,
  tiktokUrl,
  tweetId,
  vimeoId,
  youtubeId,
} from "../../model/embeds/provider-ids.ts";
import { startIn } from "../../model/embeds/start-time.ts";
import type { Component } from "./component.ts";
import { plain } from "./plain.ts";

export function embedOf(address: string): Component | undefined {
  if (!/^(https?:)?\/\/\S+$/.test(address)) return undefined;
  const found: [is: string, name: string, id: string | undefined][] = [
    ["youtube", "videoId", youtubeId(address)],
    ["vimeo", "videoId", vimeoId(address)],
    ["tweet", "id", tweetId(address)],
    ["instagram", "shortcode", instagramCode(address)],
    ["tiktok", "url", tiktokUrl(address)],
    ["facebook", "url", facebookUrl(address)],
    ["chart", "id", chartId(address)],
  ];
  for (const [is, name, id] of found) {
    const start = name === "videoId" ? startIn(address) : undefined;
    if (id !== undefined) return { is, props: { [name]: id, ...(start !== undefined && { start }) } };
  }
  const frame = frameFor(URL.parse(address, "https://wordpress.invalid"));
  return frame && frameComponent(frame);
}

interface Frame {
  src: string;
  width: number;
  height: number;
}

interface Provider {
  host: RegExp;
  path: RegExp;
  /** From what the path named. */
  frame: (part: string) => Frame;
}

const film = (src: string): Frame => ({ src, width: 640, height: 360 });
const sound = (src: string, height: number): Frame => ({ src, width: 640, height });

/** Those that WordPress shows, and that need nobody to be asked for the address of the frame. */
const providers: readonly Provider[] = [
  // A page of WordPress has a form for frames.
  { host: /^wordpress\.tv$/, path: /^(\/\d{4}\/.+)$/, frame: (path) => film(`https://wordpress.tv${path}?embed=true`) },
  {
    host: /^(?:videopress\.com|video\.wordpress\.com)$/,
    path: /^\/(?:v|embed)\/(\w{4,20})/,
    frame: (id) => film(`https://video.wordpress.com/embed/${id}`),
  },
  {
    host: /^(?:www\.)?dailymotion\.com$|^dai\.ly$/,
    path: /^\/(?:video\/|embed\/video\/)?(\w{5,20})\/?$/,
    frame: (id) => film(`https://www.dailymotion.com/embed/video/${id}`),
  },
  {
    host: /^(?:www\.|embed\.)?ted\.com$/,
    path: /^\/talks\/((?:lang\/[\w-]{2,7}\/)?[\w-]{3,200})(?:\.html)?(?:\/transcript)?\/?$/,
    frame: (talk) => film(`https://embed.ted.com/talks/${talk}`),
  },
  {
    host: /^open\.spotify\.com$/,
    path: /^\/(?:embed\/)?((?:track|album|playlist|artist|episode|show)\/\w{5,40})/,
    frame: (thing) => sound(`https://open.spotify.com/embed/${thing}`, 352),
  },
  {
    host: /^(?:www\.|m\.)?soundcloud\.com$/,
    path: /^(\/[\w-]+\/[\w/-]+)$/,
    frame: (path) =>
      sound(`https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com${path}`)}`, 166),
  },
  {
    host: /^api\.soundcloud\.com$/,
    path: /^(\/(?:tracks|playlists|users)\/\d{1,15})$/,
    frame: (path) =>
      sound(`https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://api.soundcloud.com${path}`)}`, 166),
  },
  {
    host: /^(?:www\.)?mixcloud\.com$/,
    path: /^(\/[\w-]+\/[\w-]+\/?)$/,
    frame: (path) => sound(`https://www.mixcloud.com/widget/iframe/?feed=${encodeURIComponent(path)}`, 120),
  },
  {
    host: /^(?:www\.)?kickstarter\.com$/,
    path: /^(\/projects\/[\w-]+\/[\w-]+)/,
    frame: (path) => film(`https://www.kickstarter.com${path}/widget/video.html`),
  },
  {
    host: /^(?:www\.)?scribd\.com$/,
    path: /^\/(?:doc|document)\/(\d{3,15})/,
    frame: (id) => ({ src: `https://www.scribd.com/embeds/${id}/content`, width: 640, height: 860 }),
  },
  {
    host: /^(?:www\.)?reverbnation\.com$/,
    path: /^\/(?:artist\/)?(\w{3,40})\/?$/,
    frame: (artist) => sound(`https://www.reverbnation.com/widget_code/html_widget/${artist}`, 320),
  },
];

/** Providers whose frames nobody can know without asking them; WordPress has asked, and an export has the answer. */
const asked = (
  "anghami.com animoto.com canva.com cloudup.com crowdsignal.com crowdsignal.net flickr.com flic.kr imgur.com issuu.com pinterest.com pca.st pocketcasts.com " +
  "polldaddy.com reddit.com screencast.com slideshare.net smugmug.com speakerdeck.com tumblr.com wolframcloud.com bsky.app amazon.com"
).split(" ");

function frameFor(url: URL | null): Frame | undefined {
  if (url === null) return undefined;
  for (const { host, path, frame } of providers) {
    const part = host.test(url.hostname) ? path.exec(url.pathname)?.[1] : undefined;
    if (part !== undefined) return frame(part);
  }
  return undefined;
}

/** Whether its provider is one of those. */
export function hasAskedFrame(address: string): boolean {
  const url = /^https?:\/\/\S+$/.test(address) ? URL.parse(address) : null;
  return url !== null && asked.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

/** The frame that WordPress remembers for an address of this provider: of all that it remembers for the post. */
export function rememberedFrame(address: string, remembered: readonly string[]): Component | undefined {
  const name = nameOf(address);
  const markup = remembered.find((html) => {
    const src = /<iframe\b[^<>]{0,2000}?\bsrc=["']([^"']{1,2000})["']/i.exec(html)?.[1];
    return src !== undefined && (kin[name] ?? [name]).includes(nameOf(src));
  });
  const frame = markup === undefined ? undefined : /<iframe\b[^<>]{1,4000}>/i.exec(markup)?.[0];
  return frame === undefined ? undefined : { is: "raw-html", props: { content: `${frame}</iframe>` } };
}

/** What the page at this address is called, where WordPress has asked it: pages of other blogs say so. */
export function rememberedTitle(address: string, remembered: readonly string[]): string | undefined {
  for (const html of remembered) {
    const [, href = "", title = ""] =
      /<blockquote\b[^<>]{0,300}>\s{0,9}(?:<p>)?<a href=["']([^"'<>]{1,2000})["'][^<>]{0,300}>([^<]{1,300})</.exec(
        html,
      ) ?? [];
    if (withoutSlash(href) === withoutSlash(address)) return plain(title) || undefined;
  }
  return undefined;
}

const withoutSlash = (address: string) => address.replace(/\/$/, "");

/** `flickr` of `https://www.flickr.com/…`. */
function nameOf(address: string): string {
  return URL.parse(address, "https://wordpress.invalid")?.hostname.split(".").at(-2) ?? "";
}

/** Whose frames come from a host of another name. */
const kin: Readonly<Record<string, readonly string[]>> = {
  wordpress: ["wordpress", "videopress"],
  crowdsignal: ["crowdsignal", "survey", "polldaddy"],
  flic: ["flickr"],
};

function frameComponent({ src, width, height }: Frame): Component {
  const content = `<iframe src="${escapeAttribute(src)}" width="${width}" height="${height}"></iframe>`;
  return { is: "raw-html", props: { content } };
}
