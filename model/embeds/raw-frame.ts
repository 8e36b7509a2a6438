// BLOCK-10: what becomes of an iframe that was pasted into a story. Pure: from the attributes as they came to the frame that is drawn.

import { brand } from "../brand.ts";
import type { EmbedDescription } from "./embed-description.ts";
import { ownSandbox } from "./own-sandbox.ts";
import { isOwnHost } from "../addresses/own-hosts.ts";

export interface RawFrame {
  src: string;
  /** Absent for a frame that was left as it is and takes the whole width. */
  width?: number;
  height: number;
  /** As wide as there is room, its height in proportion. */
  responsive?: true;
  /** Absent for a frame of another site that was left as it is. */
  sandbox?: string;
  title: string;
  allow?: string;
  fullScreen?: true;
}

type Attributes = Readonly<Record<string, string | undefined>>;

const standardWidth = 600;
const ratio = 9 / 16;

const legacyFullscreen = ["allowfullscreen", "webkitallowfullscreen", "mozallowfullscreen"];

/** What a frame may do at most. Never: navigate the page it stands in, open dialogs, download by itself. */
const sandboxTokens: readonly string[] = [...ownSandbox, "allow-same-origin"].toSorted();

/** What the page may lend a frame; its camera, microphone and place are not among it. */
const features = ["autoplay", "clipboard-write", "encrypted-media", "fullscreen", "picture-in-picture", "web-share"];

export function rawFrame(attributes: Attributes): RawFrame | undefined {
  const { src, width, height } = attributes;
  if (src === undefined || width === undefined || height === undefined) return undefined;
  const address = frameAddress(src);
  if (address === undefined) return undefined;
  const asked = sizeOf(width, height);
  if (asked === undefined) return undefined;
  const fullScreen = legacyFullscreen.some((name) => attributes[name] !== undefined);
  const isLeft = /^\s*http:/i.test(src) || fullScreen;
  return {
    src: address.src,
    ...(isLeft ? leftSize(asked) : normalisedSize(asked)),
    ...((!isLeft || address.isOwn) && { sandbox: sandboxOf(attributes["sandbox"], address.isOwn) }),
    title: attributes["title"]?.trim() || `Embedded content from ${address.host}`,
    ...allowOf(attributes["allow"]),
    ...(fullScreen && { fullScreen }),
  };
}

interface Address {
  src: string;
  host: string;
  isOwn: boolean;
}

function frameAddress(src: string): Address | undefined {
  const own = `https://${brand.domain}`;
  const url = URL.parse(src.trim(), own);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return undefined;
  const isOwn = isOwnHost(url.host);
  return { src: isOwn ? `${url.pathname}${url.search}` : url.href, host: url.hostname, isOwn };
}

interface Size {
  /** Absent where the markup says a share of what there is. */
  width?: number;
  height?: number;
}

function sizeOf(width: string, height: string): Size | undefined {
  const pixels = /^\s*(\d{1,4})(?:\.\d+)?(?:px)?\s*$/i;
  const share = /^\s*\d{1,3}(?:\.\d+)?%\s*$/;
  const read = (text: string) => {
    const found = pixels.exec(text)?.[1];
    if (found !== undefined && Number(found) > 0) return { size: Number(found) };
    return share.test(text) ? {} : undefined;
  };
  const [wide, high] = [read(width), read(height)];
  return wide === undefined || high === undefined ? undefined : { width: wide.size, height: high.size };
}

function leftSize({ width, height }: Size): Pick<RawFrame, "width" | "height" | "responsive"> {
  return height === undefined ? normalisedSize({ width, height }) : { width, height };
}

/** A width of 100% becomes 600 and responsive; a height that is a share of nothing becomes that of a video. */
function normalisedSize({ width, height }: Size): Pick<RawFrame, "width" | "height" | "responsive"> {
  const wide = width ?? standardWidth;
  const isResponsive = width === undefined || height === undefined;
  return {
    width: wide,
    height: height ?? Math.round(wide * ratio),
    ...(isResponsive && { responsive: true }),
  };
}

/** A sandbox that was there stays as strict as it was. A page of this site would reach the one around it, so it gets no origin. */
function sandboxOf(given: string | undefined, isOwn: boolean): string {
  const asked = given?.trim().toLowerCase().split(/\s+/);
  return (isOwn ? ownSandbox : sandboxTokens).filter((token) => asked?.includes(token) ?? true).join(" ");
}

/** The brand's address is not the only one by which a page may be reached: `origin` is where readers are. */
export function confined(frame: RawFrame, origin: string): RawFrame {
  if (URL.parse(frame.src)?.origin !== origin) return frame;
  return { ...frame, sandbox: sandboxOf(frame.sandbox, true) };
}

function allowOf(given = ""): Pick<RawFrame, "allow"> {
  const asked = given.toLowerCase().split(/[;\s]+/);
  const allowed = features.filter((feature) => asked.includes(feature));
  return allowed.length === 0 ? {} : { allow: allowed.join("; ") };
}

/** The host as a policy names it; a page of this site needs none. */
export function frameHost({ src }: Pick<RawFrame, "src">): string | undefined {
  return src.startsWith("/") ? undefined : new URL(src).origin;
}

/** What a frame of another site is to a reader who has not loaded it; a page of this site waits for nobody. */
export function describeFrame({ src, title }: Pick<RawFrame, "src" | "title">): EmbedDescription | undefined {
  return src.startsWith("/") ? undefined : { provider: new URL(src).host, thing: "content", title, href: src };
}
