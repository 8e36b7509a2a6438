// Shortcodes of WordPress, before anything reads the HTML: those with a meaning here become HTML that says the same, of the others the
// tags are taken out and told, and what stands between them stays. A word in brackets that is no shortcode stays as it was written.

import { escapeAttribute, escapeText } from "../../model/html/escape.ts";
import { secondsOf } from "../../model/embeds/start-time.ts";
import { limits } from "../../model/fields/content-limits.ts";
import { playerFor } from "./file-kinds.ts";
import type { MediaLookup } from "./media.ts";
import { shortcodeTags, type Attributes, type ShortcodeTag } from "./shortcode-tags.ts";

export interface ShortcodeParts {
  /** The post's id, whose own pictures a gallery without ids shows. */
  post: string;
  media: Pick<MediaLookup, "attachments" | "ofPost">;
  /** Hears of what cannot be carried over. */
  tell: (what: string) => void;
}

/** Each stands between paragraphs; the others among words. */
const layout =
  /^(?:vc|et_pb|fusion|av|avia|nectar|mk|tdc?|tatsu)_|row|col(?:umn)?s?(?:_|$)|section|tabs?(?:_|$)|box|quote|list|spoiler|accordion/;

export function withoutShortcodes(html: string, parts: ShortcodeParts): string {
  if (!html.includes("[")) return html;
  const tags = shortcodeTags(html);
  const closings = closingsIn(tags);
  const closingOf = (name: string, from: number) => nextAfter(closings.get(name) ?? [], from);
  /** Where a link that stands for a shortcode ends. */
  const linkEnds = new Set<number>();
  /** A page may be made of hundreds: it tells each name once. */
  const told = new Set<string>();
  let done = "";
  let read = 0;
  for (const { name, isKnown, attributes, start, end } of tags) {
    if (start < read) continue;
    // A few letters can show all pictures of a post; what has become larger than a record is refused as it stands.
    if (done.length > limits.recordBytes) break;
    const escapedEnd =
      attributes === undefined ? undefined : endOfEscaped(html, { start, end, close: closingOf(name, end) });
    if (escapedEnd !== undefined) {
      done += html.slice(read, start - 1) + html.slice(start, escapedEnd);
      read = escapedEnd + 1;
      continue;
    }
    done += html.slice(read, start);
    read = end;
    if (attributes === undefined) {
      done += linkEnds.has(start) ? "</a>" : passageEnd(name, isKnown);
      continue;
    }
    const close = closingOf(name, end);
    if (isKnown) {
      done += replaced(name, attributes, close === undefined ? "" : html.slice(end, close.start), parts);
      read = close?.end ?? end;
    } else {
      if (!told.has(name)) parts.tell(`the shortcode [${name}]`);
      told.add(name);
      done += passageBegin(name, attributes, close);
      if (close !== undefined && linkOf(attributes) !== undefined) linkEnds.add(close.start);
    }
  }
  return done + html.slice(read);
}

interface Written {
  start: number;
  end: number;
  close: ShortcodeTag | undefined;
}

/** `[[gallery]]` is how somebody writes of a shortcode: one pair of brackets is taken off, and it stays. Where that ends. */
function endOfEscaped(html: string, { start, end, close }: Written): number | undefined {
  if (html[start - 1] !== "[") return undefined;
  return [end, close?.end].find((place) => place !== undefined && html[place] === "]");
}

/** What stands inside is text, and may hold others. */
function passageBegin(name: string, given: Attributes, close: ShortcodeTag | undefined): string {
  const link = linkOf(given);
  if (link === undefined) return layout.test(name) ? "\n\n" : "";
  const words = given.get("button_text") ?? given.get("title") ?? given.get("text") ?? link;
  const begin = `<a href="${escapeAttribute(link)}">`;
  return close === undefined ? `${begin}${escapeText(words)}</a>` : begin;
}

const passageEnd = (name: string, isKnown: boolean) => (!isKnown && layout.test(name) ? "\n\n" : "");

/** Only what readers may follow. */
function linkOf(given: Attributes): string | undefined {
  const link = given.get("url") ?? given.get("href") ?? given.get("button_url") ?? given.get("link") ?? "";
  return /^(?:https?:\/\/|\/(?!\/)|mailto:)/i.test(link) ? link : undefined;
}

/** Where the closings of each name stand, the last one first. */
function closingsIn(tags: readonly ShortcodeTag[]): Map<string, ShortcodeTag[]> {
  return Map.groupBy(tags.filter(({ attributes }) => attributes === undefined).toReversed(), ({ name }) => name);
}

/** Forgets those that have been passed. */
function nextAfter(places: ShortcodeTag[], from: number): ShortcodeTag | undefined {
  while ((places.at(-1)?.start ?? from) < from) places.pop();
  return places.at(-1);
}

function replaced(name: string, given: Attributes, inner: string, parts: ShortcodeParts): string {
  switch (name) {
    case "caption":
    case "wp_caption":
      return captioned(inner, given);
    case "gallery":
      return gallery(given, parts);
    case "embed":
    case "youtube":
    case "vimeo":
    case "tweet":
    case "instagram":
    case "tiktok":
    case "facebook":
    case "soundcloud":
    case "ted":
    case "spotify":
    case "dailymotion":
    case "scribd":
    case "slideshare":
    case "flickr":
      return addressOf(name, inner, given, parts);
    case "video":
    case "audio":
      return player(name, given, inner, parts);
    case "playlist":
      return playlist(given, parts);
    // The films of WordPress's own player, by their number.
    case "wpvideo":
    case "videopress":
      return embedded(`https://videopress.com/v/${given.get("0") ?? ""}`);
    default:
      // What stands inside is nothing that readers saw.
      parts.tell(`the shortcode [${name}]`);
      return "";
  }
}

/** An address alone; some shortcodes name a thing by its number, which only their plug-in can read. */
function addressOf(name: string, inner: string, given: Attributes, { tell }: ShortcodeParts): string {
  const told = inner.trim() || (given.get("url") ?? given.get("src") ?? given.get("id") ?? given.get("0") ?? "");
  const isAddress = /^(https?:)?\/\//.test(told);
  const address = isAddress || name === "embed" ? told : addressBy(name, told);
  if (address === "") tell(`the shortcode [${name}]`);
  const start = secondsOf(given.get("start") ?? given.get("t") ?? "");
  return address === "" ? "" : embedded(start === undefined ? address : fromSecond(address, start));
}

/** As both providers of films read it. */
const fromSecond = (address: string, start: number) => `${address.split("#", 1).join()}#t=${start}s`;

/** As the block for embeds writes it: it may stand among words. */
const embedded = (address: string) =>
  `\n\n<figure><div class="wp-block-embed__wrapper">${escapeText(address)}</div></figure>\n\n`;

const sources: Readonly<Record<string, readonly string[]>> = {
  video: ["mp4", "m4v", "webm", "src", "ogv", "mov", "wmv", "avi", "flv"],
  audio: ["mp3", "m4a", "src", "ogg", "wav", "wma"],
};

/** The first of its files that a player can show; without one, what was uploaded for the post. */
function player(name: string, given: Attributes, inner: string, { post, media, tell }: ShortcodeParts): string {
  const named = (sources[name] ?? []).map((source) => given.get(source) ?? "").find((source) => source !== "");
  const uploaded = () => media.ofPost(post).find(({ url }) => playerFor(url) === name)?.url;
  const source = named ?? (/^https?:\/\/\S+$/.test(inner.trim()) ? inner.trim() : uploaded());
  if (source !== undefined) return playerHtml(source, name, given.get("poster"));
  tell(`the shortcode [${name}]`);
  return "";
}

function playlist(given: Attributes, { post, media, tell }: ShortcodeParts): string {
  const ids = given.get("ids") ?? given.get("include");
  const kind = given.get("type") ?? "audio";
  const listed =
    ids === undefined ? media.ofPost(post) : ids.split(",").flatMap((id) => media.attachments.get(id.trim()) ?? []);
  const played = listed.filter(({ url }) => ids !== undefined || playerFor(url) === kind);
  if (played.length === 0) tell("the shortcode [playlist]");
  return played.map(({ url }) => playerHtml(url, playerFor(url) ?? kind)).join("");
}

function playerHtml(source: string, kind: string, poster = ""): string {
  const picture = poster === "" ? "" : ` poster="${escapeAttribute(poster)}"`;
  return `\n\n<figure><${kind} src="${escapeAttribute(source)}"${picture}></${kind}></figure>\n\n`;
}

const byId: Readonly<Record<string, string>> = {
  youtube: "https://www.youtube.com/watch?v=",
  vimeo: "https://vimeo.com/",
  tweet: "https://twitter.com/i/status/",
  instagram: "https://www.instagram.com/p/",
  dailymotion: "https://www.dailymotion.com/video/",
  scribd: "https://www.scribd.com/document/",
  ted: "https://www.ted.com/talks/view/id/",
};

function addressBy(name: string, id: string): string {
  const before = byId[name];
  const [, kind, thing] = /^spotify:(track|album|playlist|artist|episode|show):(\w+)$/.exec(id) ?? [];
  if (name === "spotify" && kind !== undefined) return `https://open.spotify.com/${kind}/${thing}`;
  return before === undefined || !/^[\w-]+$/.test(id) ? "" : before + id;
}

/** `[caption caption="…"]<img>[/caption]`, or with the words after the picture. */
function captioned(inner: string, given: Attributes): string {
  const [, picture = "", words = ""] = /^\s*((?:<a[^>]*>\s*)?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
  const caption = given.get("caption") ?? words.trim();
  return `<figure>${picture}${caption === "" ? "" : `<figcaption>${caption}</figcaption>`}</figure>`;
}

function gallery(given: Attributes, { post, media }: ShortcodeParts): string {
  const ids = given.get("ids") ?? given.get("include");
  const shown =
    ids === undefined ? media.ofPost(post) : ids.split(",").flatMap((id) => media.attachments.get(id.trim()) ?? []);
  const pictures = shown
    .map(({ url, alt, caption }) => {
      const words = caption === "" ? "" : `<figcaption>${caption}</figcaption>`;
      return `<figure><img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">${words}</figure>`;
    })
    .join("");
  return pictures === "" ? "" : `<figure class="wp-block-gallery">${pictures}</figure>`;
}
