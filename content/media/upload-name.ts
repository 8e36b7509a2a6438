// Which files may be brought in, and under which names: pictures, documents and clips, each as large as its kind may be.

import { extname } from "node:path";
import { HttpError } from "../../model/http-error.ts";
import { largestDrawing, largestPhotograph } from "../../model/pictures/picture-limits.ts";
import type { MediaType } from "./sniff-type.ts";

export interface MediaKind {
  type: MediaType;
  mostBytes: number;
}

const megabyte = 1024 * 1024;
const photograph = (type: MediaType): MediaKind => ({ type, mostBytes: largestPhotograph });

const kinds: Readonly<Record<string, MediaKind>> = {
  ".avif": photograph("image/avif"),
  ".gif": photograph("image/gif"),
  ".jpeg": photograph("image/jpeg"),
  ".jpg": photograph("image/jpeg"),
  ".mp4": { type: "video/mp4", mostBytes: 1024 * megabyte },
  ".pdf": { type: "application/pdf", mostBytes: 100 * megabyte },
  ".png": photograph("image/png"),
  ".svg": { type: "image/svg+xml", mostBytes: largestDrawing },
  ".vtt": { type: "text/vtt", mostBytes: 5 * megabyte },
  ".webm": { type: "video/webm", mostBytes: 1024 * megabyte },
  ".webp": photograph("image/webp"),
};

/** In bytes; a record is named so too. */
const longest = { name: 200, path: 400 };

export interface UploadName {
  /** Below the uploads, e.g. `2026/storm.jpg`. */
  name: string;
  kind: MediaKind;
}

/** Throws an HttpError for what may not be there. */
export function uploadName(path: string): UploadName {
  const names = path.split("/");
  if (Buffer.byteLength(path) > longest.path) refuse(`the path is longer than ${longest.path} bytes`);
  for (const name of names) {
    if (name === "") refuse("the path has an empty name");
    if (/^\.|[. ]$|^ /.test(name)) refuse(`${name} begins or ends with a dot or a space`);
    if (/[\p{Cc}\p{Cf}\p{Cs}\\?#%<>"|*:]/u.test(name)) refuse(`${name} has a letter that no address has`);
    if (Buffer.byteLength(name) > longest.name) refuse(`a name is longer than ${longest.name} bytes`);
  }
  if (names[0] === "from") refuse("from/ is the place of pictures of other hosts");
  const kind = kinds[extname(path).toLowerCase()];
  if (kind === undefined) {
    throw new HttpError(`must be one of ${Object.keys(kinds).join(", ")}`, 415);
  }
  return { name: path, kind };
}

function refuse(reason: string): never {
  throw new HttpError(reason, 400);
}
