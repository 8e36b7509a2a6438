// Shortcodes of WordPress, before anything reads the HTML: those with a meaning here become HTML that says the same, the rest of the known ones
// are taken out and told. A word in brackets that is no shortcode stays as it was written.

import { escapeAttribute, escapeText } from "../../model/html/escape.ts";
import { limits } from "../../model/fields/content-limits.ts";
import { playerFor } from "./file-kinds.ts";
import type { MediaLookup } from "./media.ts";

export interface ShortcodeParts {
  /** The post's id, whose own pictures a gallery without ids shows. */
  post: string;
  media: Pick<MediaLookup, "attachments" | "ofPost">;
  /** Hears of what cannot be carried over. */
  tell: (what: string) => void;
}

/** Of WordPress itself and its most used plug-ins; nothing of them is text. */
const known =
  "audio caption wp_caption embed gallery playlist video youtube vimeo tweet instagram googlemaps googlevideo contact-form contact-field " +
  "contact-form-7 polldaddy poll recent_posts rev_slider slideshow soundcloud ted vc_row vc_column vc_column_text videopress wpvideo wptv archives " +
  "blip.tv dailymotion facebook flickr gist hulu presentation scribd slideshare spotify tiktok twitter-timeline";

const names = known
  .split(" ")
  .join("|")
  .replaceAll(".", String.raw`\.`);
const opening = new RegExp(String.raw`\[(${names})(?=[\s\]/=])`, "gi");
const closing = new RegExp(String.raw`\[/(${names})\]`, "gi");

type Attributes = ReadonlyMap<string, string>;

export function withoutShortcodes(html: string, parts: ShortcodeParts): string {
  if (!html.includes("[")) return html;
  const closings = closingsIn(html);
  let done = "";
  let read = 0;
  for (const { 0: start, 1: given = "", index } of html.matchAll(opening)) {
    const end = index < read ? undefined : endOfTag(html, index + start.length);
    if (end === undefined) continue;
    // A few letters can show all pictures of a post; what has become larger than a record is refused as it stands.
    if (done.length > limits.recordBytes) break;
    const name = given.toLowerCase();
    const attributes = html.slice(index + start.length, end - 1).replace(/\/$/, "");
    const close = nextAfter(closings.get(name) ?? [], end);
    const inner = close === undefined ? "" : html.slice(end, close);
    done += html.slice(read, index) + replaced(name, attributesIn(attributes), inner, parts);
    read = close === undefined ? end : close + `[/${name}]`.length;
  }
  return done + html.slice(read);
}

/** Where the closings of each name stand, the last one first. */
function closingsIn(html: string): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { 1: given = "", index } of html.matchAll(closing)) {
    const name = given.toLowerCase();
    const places = found.get(name) ?? [];
    places.push(index);
    found.set(name, places);
  }
  for (const places of found.values()) places.reverse();
  return found;
}

/** Forgets those that have been passed. */
function nextAfter(places: number[], from: number): number | undefined {
  while ((places.at(-1) ?? from) < from) places.pop();
  return places.at(-1);
}

/** Behind the bracket that ends a shortcode; brackets in quotes are text, and one that opens outside of them begins another. */
function endOfTag(html: string, from: number): number | undefined {
  for (let at = from; at < html.length; at += 1) {
    const character = html[at];
    if (character === "]") return at + 1;
    if (character === "[") return undefined;
    if (character === '"' || character === "'") at = html.indexOf(character, at + 1);
    if (at === -1) return undefined;
  }
  return undefined;
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
      parts.tell(`the shortcode [${name}]`);
      // What stands inside is text in a layout, and nothing in a form.
      return name.startsWith("vc_") ? `\n\n${inner}\n\n` : "";
  }
}

/** An address alone; some shortcodes name a thing by its number, which only their plug-in can read. */
function addressOf(name: string, inner: string, given: Attributes, { tell }: ShortcodeParts): string {
  const told = inner.trim() || (given.get("url") ?? given.get("src") ?? given.get("id") ?? given.get("0") ?? "");
  const isAddress = /^(https?:)?\/\//.test(told);
  const address = isAddress || name === "embed" ? told : addressBy(name, told);
  if (address === "") tell(`the shortcode [${name}]`);
  return address === "" ? "" : embedded(address);
}

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
  if (source !== undefined) return playerHtml(source, name);
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

const playerHtml = (source: string, kind: string) =>
  `\n\n<figure><${kind} src="${escapeAttribute(source)}"></${kind}></figure>\n\n`;

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

/** `a="1" b='2' c=3 url`; what has no name has its number. */
function attributesIn(text: string): Attributes {
  const found = new Map<string, string>();
  let unnamed = 0;
  for (const [, name, double, single, bare, alone] of text.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|(\S+)/g,
  )) {
    if (name !== undefined) found.set(name.toLowerCase(), double ?? single ?? bare ?? "");
    else if (alone !== undefined) found.set(String(unnamed++), alone.replace(/^=/, "").replaceAll(/^"|"$/g, ""));
  }
  return found;
}
