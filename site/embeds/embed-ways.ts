// How the browser shows an embed once the reader has asked for it, and which hosts the page must allow for that. Addresses of public
// providers are theirs to give and stand here; those of services that a publisher chooses are configuration.

import { chartPlace } from "../../model/embeds/chart-providers.ts";
import type { EmbedWay, WaysByName } from "../../model/embeds/embed-way.ts";
import type { OutsideHosts } from "../../core/outside-hosts.ts";
import { frameHost } from "../../model/embeds/raw-frame.ts";
import type { BlockProps } from "../../content/blocks/schemas.ts";
import type { EmbedKind } from "../../content/blocks/embed-schemas.ts";
import type { EmbedServices, LauncherService } from "./embed-sources.ts";

const facebookWidth = 600;
const chartHeight = 420;
const instagramWidth = "1400";

type Ways = { [K in EmbedKind]: (props: BlockProps<K>, services: EmbedServices) => EmbedWay | undefined };

const ways: Ways = {
  chart: ({ id, title, height = chartHeight }) => {
    const { service, frame } = chartPlace(id);
    // Flourish's own script knows how high a chart is.
    if (service === undefined) return { by: "chart", id };
    return { by: "pasted", src: frame, height, title: title ?? "Chart" };
  },
  facebook: ({ url }) => ({ by: "frame", src: facebookFrame(url), width: facebookWidth }),
  forecast: ({ question_id: id }, { forecast }) => framed(forecast, { id }),
  instagram: ({ shortcode, hideCaption }) => {
    const query = new URLSearchParams({
      url: `https://www.instagram.com/p/${shortcode}/`,
      hidecaption: String(hideCaption),
      maxwidth: instagramWidth,
      omitscript: "true",
    });
    return { by: "instagram", call: `/api/instagram?${query.toString()}` };
  },
  "live-blog": ({ eventCode, comments }, { liveBlog }) =>
    liveBlog && { by: "launcher", script: liveBlog.launcher, eventCode, comments },
  poll: ({ id }, { poll }) => framed(poll, { id }),
  "storytelling-live-blog": ({ id, env }, { storytelling }) => framed(storytelling, { id, env }),
  tiktok: ({ url }) => ({ by: "tiktok", call: `/api/oembed?${new URLSearchParams({ url }).toString()}` }),
  tweet: ({ id, hideMedia, hideThread, darkTheme: dark }) => ({ by: "tweet", id, hideMedia, hideThread, dark }),
  vimeo: ({ videoId, start }) => {
    const [id, key] = videoId.split("/");
    const unlisted = key === undefined ? "" : `&h=${key}`;
    const from = start === undefined ? "" : `#t=${start}s`;
    return { by: "frame", src: `https://player.vimeo.com/video/${id}?dnt=1${unlisted}${from}`, autoplay: true };
  },
  youtube: ({ videoId, start }) => ({
    by: "frame",
    src: `https://www.youtube-nocookie.com/embed/${videoId}?rel=0${start === undefined ? "" : `&start=${start}`}`,
    autoplay: true,
  }),
};

export function embedWay<K extends EmbedKind>(
  { kind, props }: { kind: K; props: BlockProps<K> },
  services: EmbedServices,
): EmbedWay | undefined {
  return ways[kind](props, services);
}

function facebookFrame(url: string): string {
  const plugin = /\/(?:videos|watch|reel)\b|^https:\/\/fb\.watch\//.test(url) ? "video" : "post";
  const query = new URLSearchParams({ href: url, show_text: "true" });
  return `https://www.facebook.com/plugins/${plugin}.php?${query.toString()}`;
}

function framed(template: string | undefined, values: Record<string, string>): EmbedWay | undefined {
  if (template === undefined) return undefined;
  const src = Object.entries(values).reduce(
    (address, [name, value]) => address.replaceAll(`{${name}}`, value),
    template,
  );
  return { by: "frame", src };
}

/** A page of this site needs no host. */
function framedHost(src: string): OutsideHosts {
  const host = frameHost({ src });
  return host === undefined ? {} : { frame: [host] };
}

type HostsByWay = { [By in keyof WaysByName]: (way: WaysByName[By], services: EmbedServices) => OutsideHosts };

/** What the provider's script itself goes on to load is the provider's to choose; these are the hosts each is known to use. */
const hostsByWay: HostsByWay = {
  pasted: ({ src }) => framedHost(src),
  frame: ({ src }) => framedHost(src),
  tweet: () => ({
    script: ["https://platform.twitter.com"],
    frame: ["https://platform.twitter.com", "https://syndication.twitter.com"],
  }),
  instagram: () => ({ script: ["https://www.instagram.com"], frame: ["https://www.instagram.com"] }),
  tiktok: () => ({
    script: ["https://www.tiktok.com", "https://*.ttwstatic.com", "https://*.tiktokcdn-us.com"],
    style: ["https://*.ttwstatic.com", "https://*.tiktokcdn-us.com"],
    frame: ["https://www.tiktok.com"],
  }),
  chart: () => ({ script: ["https://public.flourish.studio"], frame: ["https://flo.uri.sh"] }),
  launcher: (_, { liveBlog }) => launcherHosts(liveBlog),
};

/** What a platform's script may load: all of it from the platform's hosts. One of this site needs none. */
export function launcherHosts(service: LauncherService | undefined): OutsideHosts {
  const origin = service && URL.parse(service.launcher)?.origin;
  const hosts = [...(origin === undefined ? [] : [origin]), ...(service?.hosts ?? [])];
  if (hosts.length === 0) return {};
  return { script: hosts, style: hosts, font: hosts, connect: hosts, frame: hosts, media: hosts };
}

export function wayHosts<By extends keyof WaysByName>(
  way: { by: By } & WaysByName[By],
  services: EmbedServices,
): OutsideHosts {
  return hostsByWay[way.by](way, services);
}
