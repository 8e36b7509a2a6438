// Films of a blog that stories show: each has a record here, whose player the story shows.

import type { GivenRecord } from "../moving-in/given-record.ts";
import { idIn, type Blog } from "./blog.ts";
import type { FilmCaptions } from "./film-captions.ts";
import { fieldOf, metaOf } from "./item-fields.ts";
import type { Attachment, MediaLookup } from "./media.ts";
import { plain } from "./plain.ts";
import type { BlogClock } from "./blog-clock.ts";
import { cameOutAt } from "./dated.ts";
import type { WxrItem } from "./read-wxr.ts";

const endings = [".mp4", ".webm"];
/** No address is longer. */
const longest = 500;
const delimiters: ReadonlySet<string> = new Set(" \t\r\n\"'()<>[]=");

/** The player of the film that was uploaded for the post. */
export const unnamedFilm = "[video]";

/** The addresses of films in a text, and the numbers of those in playlists. */
export function clipsNamedIn(html: string): string[] {
  const found = endings.flatMap((ending) => [...placesOf(html, ending)]);
  const listed = html.includes("[playlist") ? [...html.matchAll(/\[playlist\b[^\]]{0,300}\bids=["']?([\d,\s]+)/g)] : [];
  if (html.includes(unnamedFilm)) found.push(unnamedFilm);
  return [...found, ...listed.flatMap(([, ids = ""]) => ids.split(",").map((id) => id.trim()))];
}

const player = /<video\b[^<>]{1,2000}>|\[video\b[^[\]]{1,2000}\]/gi;
const film = /\b(?:src|mp4|webm)=["']([^"'<>]{1,500})["']/i;
const picture = /\bposter=["']([^"'<>]{1,500})["']/i;

/** The pictures that players of a text show before they play, by the address of the film. */
export function postersNamedIn(html: string): [film: string, poster: string][] {
  if (!html.includes("poster=")) return [];
  return [...html.matchAll(player)].flatMap(([tag]): [string, string][] => {
    const [address, poster] = [film.exec(tag)?.[1], picture.exec(tag)?.[1]];
    return address === undefined || poster === undefined ? [] : [[address, poster]];
  });
}

function* placesOf(html: string, ending: string): Generator<string> {
  for (let at = html.indexOf(ending); at !== -1; at = html.indexOf(ending, at + 1)) {
    let from = at;
    while (from > 0 && at - from < longest && !delimiters.has(html[from - 1] ?? "")) from -= 1;
    yield html.slice(from, at) + ending;
  }
}

interface ClipParts {
  blog: Blog;
  clock: BlogClock;
  media: Pick<MediaLookup, "moved" | "attachments">;
  isPublished: boolean;
  /** The picture that a story shows before the film plays. */
  posterOf: (here: string) => string | undefined;
  captionsOf: (here: string) => FilmCaptions | undefined;
}

export function clipRecord(
  item: WxrItem,
  { id, url, caption, alt }: Attachment,
  { blog, media, clock, isPublished, posterOf, captionsOf }: ClipParts,
): GivenRecord {
  const here = media.moved(url);
  const poster = media.attachments.get(metaOf(item, "_thumbnail_id"))?.url ?? posterOf(here);
  const captions = captionsOf(here);
  const description = plain(caption);
  const at = cameOutAt(item, clock);
  return {
    type: "video",
    id: idIn(blog, id),
    title: plain(fieldOf(item, "title")) || here.slice(here.lastIndexOf("/") + 1),
    ...(description && { description }),
    ...(poster && { thumbnail: { url: media.moved(poster) } }),
    ...(alt && { imageAlt: alt }),
    brightcove: { streams: [{ url: here, mime_type: "MP4" }] },
    ...(captions && { captions: { ...captions, url: media.moved(captions.url) } }),
    ...(at && { publication_date: at, last_published_date: at }),
    published: isPublished,
    wordpress: { blog: blog.name, post_id: id },
  };
}
