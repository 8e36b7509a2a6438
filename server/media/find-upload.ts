// Which file below the folder of uploads a path means. Links are followed, and what they lead to must be in the folder too.

import { realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { versionOf } from "../../content/media/folder-media.ts";
import type { MediaFile } from "../../content/media/media-store.ts";
import { openOnDisk, type ServedFile } from "./send-file.ts";

/** Its name is where it is below the uploads, links resolved: the same however it was asked for. */
export interface Upload extends ServedFile, MediaFile {
  /** By its content, where that has been looked at; otherwise the ending of its name says. */
  mediaType?: string;
  /** What was known of it before the media store was lost: there may be another by now. */
  isOld?: boolean;
}

export const uploadsPrefix = "/uploads/";

/** Undefined when there is no such file; rejects with MediaAway. */
export type FindUpload = (path: string) => Promise<Upload | undefined>;

export function uploadsIn(dir: string): FindUpload {
  return async (path) => {
    if (!path.startsWith(uploadsPrefix)) return undefined;
    try {
      // The folder may be a link itself, and may be moved while the site runs.
      const [root, file] = await Promise.all([realpath(dir), realpath(join(dir, path.slice(uploadsPrefix.length)))]);
      if (!file.startsWith(root + sep)) return undefined;
      const found = await stat(file);
      if (!found.isFile()) return undefined;
      return { name: relative(root, file), ...versionOf(found), open: openOnDisk(file) };
    } catch {
      return undefined;
    }
  };
}
