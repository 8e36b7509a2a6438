// Films of a blog that stories show: each has a record here, whose player the story shows.

import type { GivenRecord } from "../moving-in/given-record.ts";
import { idIn, type Blog } from "./blog.ts";
import { fieldOf, metaOf } from "./item-fields.ts";
import type { Attachment, MediaLookup } from "./media.ts";
import { plain } from "./plain.ts";
import { gmtOf } from "./dated.ts";
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

function* placesOf(html: string, ending: string): Generator<string> {
  for (let at = html.indexOf(ending); at !== -1; at = html.indexOf(ending, at + 1)) {
    let from = at;
    while (from > 0 && at - from < longest && !delimiters.has(html[from - 1] ?? "")) from -= 1;
    yield html.slice(from, at) + ending;
  }
}

export function clipRecord(
  item: WxrItem,
  { id, url, caption, alt }: Attachment,
  { blog, media, isPublished }: { blog: Blog; media: Pick<MediaLookup, "moved" | "attachments">; isPublished: boolean },
): GivenRecord {
  const here = media.moved(url);
  const poster = media.attachments.get(metaOf(item, "_thumbnail_id"));
  const description = plain(caption);
  const at = gmtOf(item);
  return {
    type: "video",
    id: idIn(blog, id),
    title: plain(fieldOf(item, "title")) || here.slice(here.lastIndexOf("/") + 1),
    ...(description && { description }),
    ...(poster && { thumbnail: { url: media.moved(poster.url) } }),
    ...(alt && { imageAlt: alt }),
    brightcove: { streams: [{ url: here, mime_type: "MP4" }] },
    ...(at && { publication_date: at, last_published_date: at }),
    published: isPublished,
    wordpress: { blog: blog.name, post_id: id },
  };
}
