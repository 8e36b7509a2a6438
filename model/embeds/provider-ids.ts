// What editors and exports paste for an embed, an id or an address on any of the provider's hosts, as the one id or address that the site
// goes on with. Everything here ends up in addresses and policies: what is not exactly an id is refused.

import { trimSlashes } from "../text/trim-ends.ts";

const hosts = {
  facebook: ["facebook.com", "www.facebook.com", "m.facebook.com", "web.facebook.com", "fb.watch"],
  instagram: ["instagram.com", "www.instagram.com", "instagr.am"],
  tiktok: ["tiktok.com", "www.tiktok.com", "m.tiktok.com", "vm.tiktok.com", "vt.tiktok.com"],
  tweet: ["x.com", "www.x.com", "mobile.x.com", "twitter.com", "www.twitter.com", "mobile.twitter.com"],
  vimeo: ["vimeo.com", "www.vimeo.com", "player.vimeo.com"],
  youtube: [
    "youtube.com",
    "www.youtube.com",
    "m.youtube.com",
    "music.youtube.com",
    "youtu.be",
    "youtube-nocookie.com",
    "www.youtube-nocookie.com",
  ],
  chart: ["public.flourish.studio", "flo.uri.sh", "app.flourish.studio"],
  datawrapper: ["datawrapper.dwcdn.net", "www.datawrapper.de"],
  infogram: ["e.infogram.com", "infogram.com", "www.infogram.com"],
} as const;

/** An address on one of the provider's own hosts; nothing that leads to another place or another port. */
function addressOn(provider: keyof typeof hosts, text: string): URL | undefined {
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`);
  if (address === null || !/^https?:$/.test(address.protocol)) return undefined;
  const isPlain = address.username === "" && address.password === "" && address.port === "";
  return isPlain && hosts[provider].some((host) => host === address.hostname) ? address : undefined;
}

function matched(pattern: RegExp, text: string | null | undefined): string | undefined {
  return pattern.exec(text ?? "")?.[1];
}

export function youtubeId(text: string): string | undefined {
  const id = /^[\w-]{11}$/;
  if (id.test(text)) return text;
  const address = addressOn("youtube", text);
  if (address === undefined) return undefined;
  const found =
    address.hostname === "youtu.be"
      ? address.pathname.slice(1)
      : (address.searchParams.get("v") ?? matched(/^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/, address.pathname));
  return found !== undefined && id.test(found) ? found : undefined;
}

/** A number; an unlisted film has a key behind it, which goes along as `number/key`. */
export function vimeoId(text: string): string | undefined {
  const id = /^\d{1,12}(\/[0-9a-f]{6,20})?$/;
  if (id.test(text)) return text;
  const address = addressOn("vimeo", text);
  if (address === undefined) return undefined;
  const key = address.searchParams.get("h");
  const path = matched(
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+(?:\/[0-9a-f]+)?)\/?$/,
    address.pathname,
  );
  const found = path === undefined || key === null ? path : `${path}/${key}`;
  return found !== undefined && id.test(found) ? found : undefined;
}

export function tweetId(text: string): string | undefined {
  if (/^\d{1,20}$/.test(text)) return text;
  return matched(/^\/(?:i\/web|i|\w{1,20})\/status(?:es)?\/(\d{1,20})(?:\/|$)/, addressOn("tweet", text)?.pathname);
}

export function instagramCode(text: string): string | undefined {
  if (/^[\w-]{5,40}$/.test(text)) return text;
  return matched(/^\/(?:[\w.]{1,30}\/)?(?:p|reels?|tv)\/([\w-]{5,40})(?:\/|$)/, addressOn("instagram", text)?.pathname);
}

export function tiktokUrl(text: string): string | undefined {
  if (/^\d{6,20}$/.test(text)) return `https://www.tiktok.com/@/video/${text}`;
  const address = addressOn("tiktok", text);
  if (address === undefined) return undefined;
  const short = /^\/(?:t\/)?[A-Za-z0-9]{5,20}\/?$/;
  const video = /^\/@[\w.-]{0,30}\/(?:video|photo)\/\d{6,20}\/?$/;
  if (!video.test(address.pathname) && !short.test(address.pathname)) return undefined;
  const host = video.test(address.pathname) ? "www.tiktok.com" : address.hostname;
  return `https://${host}${address.pathname}`;
}

/** The number of a short video, where its address says it. */
export function tiktokId(url: string): string | undefined {
  return matched(/\/(?:video|photo)\/(\d{6,20})\/?$/, url);
}

/** Which post a Facebook address means may stand in its query; what else is in there stays behind. */
const facebookParameters = ["v", "story_fbid", "fbid", "id", "set"];

export function facebookUrl(text: string): string | undefined {
  const address = addressOn("facebook", text);
  if (address === undefined) return undefined;
  const query = new URLSearchParams();
  for (const name of facebookParameters) {
    const value = address.searchParams.get(name);
    if (value !== null && /^[\w.-]{1,200}$/.test(value)) query.set(name, value);
  }
  if (address.pathname === "/" && query.size === 0) return undefined;
  const host = address.hostname === "fb.watch" ? "fb.watch" : "www.facebook.com";
  return `https://${host}${address.pathname}${query.size > 0 ? `?${query.toString()}` : ""}`;
}

/**
 * `visualisation/123` or `story/123` of Flourish, `datawrapper/aB3xY`, `infogram/1p2q-3r`; a bare number is a visualisation. Each begins with
 * whose it is (`chart-providers.ts`).
 */
export function chartId(text: string): string | undefined {
  const path = /^\d{1,12}$/.test(text) ? `visualisation/${text}` : trimSlashes(text);
  const id = /^(?:(?:visualisation|story)\/\d{1,12}|datawrapper\/[A-Za-z0-9]{5}|infogram\/[\w-]{6,80})$/;
  if (id.test(path)) return path;
  const flourish = matched(/^\/((?:visualisation|story)\/\d{1,12})(?:\/|$)/, addressOn("chart", text)?.pathname);
  const datawrapper = matched(/^\/(?:_\/)?([A-Za-z0-9]{5})(?:\/|$)/, addressOn("datawrapper", text)?.pathname);
  const infogram = matched(/^\/(?:_\/)?([\w-]{6,80})\/?$/, addressOn("infogram", text)?.pathname);
  return (
    flourish ??
    (datawrapper === undefined ? undefined : `datawrapper/${datawrapper}`) ??
    (infogram === undefined ? undefined : `infogram/${infogram}`)
  );
}

/** Ids of providers that give none but their own: letters, digits, hyphens and underscores. */
export function plainId(text: string): string | undefined {
  return /^[A-Za-z0-9][\w-]{0,63}$/.test(text) ? text : undefined;
}

export function numericId(text: string): string | undefined {
  return /^\d{1,15}$/.test(text) ? text : undefined;
}
