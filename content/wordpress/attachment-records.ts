// What becomes of an attachment of a blog: a media record with what WordPress says of the file, and redirects that lead to it.

import type { GivenRecord } from "../moving-in/given-record.ts";
import { decodedPath, numberPath, type Blog } from "./blog.ts";
import type { BlogClock } from "./blog-clock.ts";
import { clipRecord } from "./clips.ts";
import { customFieldsOf } from "./custom-fields.ts";
import type { FilmCaptions } from "./film-captions.ts";
import { fieldOf } from "./item-fields.ts";
import type { Attachment, MediaLookup } from "./media.ts";
import { at, uploads, uploadsHere, type MovedAddress } from "./old-addresses.ts";
import { plain } from "./plain.ts";
import { linkPath } from "./post-address.ts";
import type { WxrItem } from "./read-wxr.ts";

interface AttachmentParts {
  blog: Blog;
  clock: BlogClock;
  media: Pick<MediaLookup, "attachments" | "clip" | "moved">;
  /** Whether an item of this number comes over. */
  isThere: (id: string) => boolean;
  /** Files that have their record already: several attachments may be one file, and the first of them says what it is. */
  described: Set<string>;
  /** Whether readers see a story that shows this film; nothing where no story does. */
  shownIn: (attachment: Attachment) => boolean | undefined;
  posterOf: (here: string) => string | undefined;
  captionsOf: (here: string) => FilmCaptions | undefined;
  /** The redirect for addresses like this one is another blog's. */
  isLedElsewhere: (address: string) => boolean;
  tell: (what: string) => void;
}

export interface AttachmentRecords {
  /** Nothing where another attachment is the same file. */
  file?: GivenRecord;
  /** Of a film that stories show. */
  clip?: GivenRecord;
  addresses: MovedAddress[];
}

/** Its page leads to the story it belongs to, or else to the file itself. A file that has another name here is led to by its own. */
export function attachmentRecords(item: WxrItem, attachment: Attachment, parts: AttachmentParts): AttachmentRecords {
  const { blog, clock, media, isThere, described, shownIn, posterOf, captionsOf, tell } = parts;
  const { id, parent, url } = attachment;
  const here = media.moved(url);
  if (here === url) tell(`its file, which stays where it is: ${url}`);
  const to = isThere(parent) ? numberPath(blog, parent) : here;
  const path = linkPath(item);
  const isPublished = media.clip(url) === undefined ? undefined : shownIn(attachment);
  const isFirst = !described.has(here);
  described.add(here);
  return {
    ...(isFirst && { file: { ...fileRecord(here), ...said(item, attachment, parts) } }),
    ...(isPublished !== undefined && {
      clip: clipRecord(item, attachment, { blog, clock, media, isPublished, posterOf, captionsOf }),
    }),
    addresses: [
      at(blog, numberPath(blog, id), to),
      ...(path === undefined ? [] : [at(blog, path, to)]),
      ...renamed(url, here, parts),
    ],
  };
}

const fileRecord = (path: string) => ({ type: "media", id: path.replace(/^\/uploads\//, ""), path });

function said(item: WxrItem, { id, alt, caption }: Attachment, { blog, tell }: AttachmentParts): object {
  const { carried, left } = customFieldsOf(item);
  for (const field of left) tell(`the custom field ${field}, which is too large`);
  const title = plain(fieldOf(item, "title"));
  const description = fieldOf(item, "content:encoded");
  return {
    ...(alt && { alt }),
    // Posts have the captions that readers saw in their texts: a page shows no other.
    wordpress: {
      blog: blog.name,
      post_id: id,
      ...(title && { title }),
      ...(caption && { caption }),
      ...(description && { description }),
    },
    ...(Object.keys(carried).length > 0 && { custom_fields: carried }),
  };
}

/** Those whose names the resizer cannot carry, those of one blog among several, and those whose folder leads to another blog's. */
function renamed(url: string, here: string, { blog, isLedElsewhere }: AttachmentParts): MovedAddress[] {
  const file = decodedPath(URL.parse(url)?.pathname ?? "");
  const folder = blog.base + uploads;
  const isNamed = here === uploadsHere(blog) + file.slice(folder.length);
  const isLed = here === url || !file.startsWith(folder) || (isNamed && !isLedElsewhere(file));
  return isLed ? [] : [at(blog, file, here)];
}
