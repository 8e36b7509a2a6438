// What becomes of an attachment of a blog: a media record with what WordPress says of the file, and redirects that lead to it.

import type { GivenRecord } from "../moving-in/given-record.ts";
import { decodedPath, numberPath, type Blog } from "./blog.ts";
import { customFieldsOf } from "./custom-fields.ts";
import { fieldOf } from "./item-fields.ts";
import type { Attachment, MediaLookup } from "./media.ts";
import { at, uploads, uploadsHere, type MovedAddress } from "./old-addresses.ts";
import { plain } from "./plain.ts";
import { linkPath } from "./post-address.ts";
import type { WxrItem } from "./read-wxr.ts";

interface AttachmentParts {
  blog: Blog;
  media: Pick<MediaLookup, "moved">;
  /** Whether an item of this number comes over. */
  isThere: (id: string) => boolean;
  /** Files that have their record already: several attachments may be one file, and the first of them says what it is. */
  described: Set<string>;
  tell: (what: string) => void;
}

export interface AttachmentRecords {
  /** Nothing where another attachment is the same file. */
  file?: GivenRecord;
  addresses: MovedAddress[];
}

/** Its page leads to the story it belongs to, or else to the file itself. A file that has another name here is led to by its own. */
export function attachmentRecords(item: WxrItem, attachment: Attachment, parts: AttachmentParts): AttachmentRecords {
  const { blog, media, isThere, described, tell } = parts;
  const { id, parent, url } = attachment;
  const here = media.moved(url);
  if (here === url) tell(`its file, which stays where it is: ${url}`);
  const to = isThere(parent) ? numberPath(blog, parent) : here;
  const path = linkPath(item);
  const isFirst = !described.has(here);
  described.add(here);
  return {
    ...(isFirst && { file: { ...fileRecord(here), ...said(item, attachment, parts) } }),
    addresses: [
      at(blog, numberPath(blog, id), to),
      ...(path === undefined ? [] : [at(blog, path, to)]),
      ...renamed(url, here, blog),
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
    ...(caption && { caption }),
    wordpress: { blog: blog.name, post_id: id, ...(title && { title }), ...(description && { description }) },
    ...(Object.keys(carried).length > 0 && { custom_fields: carried }),
  };
}

/** Those whose names the resizer cannot carry, and those of one blog among several. */
function renamed(url: string, here: string, blog: Blog): MovedAddress[] {
  const file = decodedPath(URL.parse(url)?.pathname ?? "");
  const folder = blog.base + uploads;
  const isLed = here === url || !file.startsWith(folder) || here === uploadsHere(blog) + file.slice(folder.length);
  return isLed ? [] : [at(blog, file, here)];
}
