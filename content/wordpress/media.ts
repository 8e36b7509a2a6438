// The pictures and files of a WordPress site, and where they will stand here. An export holds none of them: only their addresses.

import { createHash } from "node:crypto";
import type { WxrItem } from "./read-wxr.ts";

/** Uploads of any site end so; those of wordpress.com stand under `files`. */
const uploadPath = /\/(?:wp-content\/uploads(?:\/sites\/\d+)?|files)\/(?<path>[^?#]+)/;

export interface Attachment {
  id: string;
  parent: string;
  url: string;
  alt: string;
  caption: string;
}

export interface MediaLookup {
  attachments: ReadonlyMap<string, Attachment>;
  /** The address here of a picture there; everything asked for is noted for copying. */
  moved: (url: string) => string;
}

export function attachmentOf({ fields, meta }: WxrItem): Attachment | undefined {
  const url = fields.get("wp:attachment_url")?.trim();
  const id = fields.get("wp:post_id")?.trim();
  if (fields.get("wp:post_type") !== "attachment" || !url || !id) return undefined;
  return {
    id,
    url,
    parent: fields.get("wp:post_parent")?.trim() ?? "",
    alt: meta.get("_wp_attachment_image_alt")?.trim() ?? "",
    caption: fields.get("excerpt:encoded")?.trim() ?? "",
  };
}

/** `copies` fills with what must be fetched: the address there by the path here. */
export function mediaLookup(attachments: ReadonlyMap<string, Attachment>, copies: Map<string, string>): MediaLookup {
  return {
    attachments,
    moved(url) {
      const path = uploadPath.exec(url)?.groups?.["path"];
      if (path === undefined || path.includes("..")) return url;
      const here = `/uploads/wordpress/${safePath(path)}`;
      copies.set(here, url);
      return here;
    },
  };
}

/** Letters that the resizer's addresses can carry; a name with others keeps what tells it from its neighbours. */
function safePath(path: string): string {
  return path
    .split("/")
    .map((name) => {
      const plain = name.replaceAll(/[^\w.-]+/g, "-");
      if (plain === name) return name;
      return `${createHash("sha1").update(name).digest("hex").slice(0, 8)}-${plain}`;
    })
    .join("/");
}
