// What leads to a picture or file of a blog, and what WordPress says of it.

import { decodedPath, numberPath, type Blog } from "./blog.ts";
import { customFieldsOf } from "./custom-fields.ts";
import { fieldOf } from "./item-fields.ts";
import type { Attachment, MediaLookup } from "./media.ts";
import { at, uploads, uploadsHere, type MovedAddress } from "./old-addresses.ts";
import { linkPath } from "./post-address.ts";
import type { WxrItem } from "./read-wxr.ts";

interface AttachmentParts {
  blog: Blog;
  media: Pick<MediaLookup, "moved">;
  /** Whether an item of this number comes over. */
  isThere: (id: string) => boolean;
  tell: (what: string) => void;
}

/**
 * The page of a picture leads to the story it belongs to, or else to the picture itself. The redirect by its number holds what else WordPress
 * says of it. A file that has another name here is led to by its own.
 */
export function attachmentAddresses(
  item: WxrItem,
  { id, parent, url }: Attachment,
  { blog, media, isThere, tell }: AttachmentParts,
): MovedAddress[] {
  const here = media.moved(url);
  const to = isThere(parent) ? numberPath(blog, parent) : here;
  const path = linkPath(item);
  return [
    { ...at(blog, numberPath(blog, id), to), file: here, ...said(item, tell) },
    ...(path === undefined ? [] : [at(blog, path, to)]),
    ...renamed(url, here, blog),
  ];
}

function said(item: WxrItem, tell: AttachmentParts["tell"]): object {
  const texts = {
    title: fieldOf(item, "title"),
    caption: fieldOf(item, "excerpt:encoded"),
    description: fieldOf(item, "content:encoded"),
  };
  const { kept, left } = customFieldsOf(item);
  for (const field of left) tell(`the custom field ${field}, which is too large`);
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")),
    ...(Object.keys(kept).length > 0 && { custom_fields: kept }),
  };
}

/** Those whose names the resizer cannot carry, and those of one blog among several. */
function renamed(url: string, here: string, blog: Blog): MovedAddress[] {
  const file = decodedPath(URL.parse(url)?.pathname ?? "");
  const folder = blog.base + uploads;
  const isLed = here === url || !file.startsWith(folder) || here === uploadsHere(blog) + file.slice(folder.length);
  return isLed ? [] : [at(blog, file, here)];
}
