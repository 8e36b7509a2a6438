// Which file below the folder of uploads a path means. Links are followed, and what they lead to must be in the folder too.

import { realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { StoredFile } from "./send-file.ts";

export interface Upload extends StoredFile {
  /** Where it is below the folder, links resolved: the same however it was asked for. */
  name: string;
  /** By its content, where that has been looked at; otherwise the ending of its name says. */
  mediaType?: string;
}

const prefix = "/uploads/";

/** Undefined when no such file is in the folder. */
export type FindUpload = (path: string) => Promise<Upload | undefined>;

export function uploadsIn(dir: string): FindUpload {
  return async (path) => {
    if (!path.startsWith(prefix)) return undefined;
    try {
      // The folder may be a link itself, and may be moved while the site runs.
      const [root, file] = await Promise.all([realpath(dir), realpath(join(dir, path.slice(prefix.length)))]);
      if (!file.startsWith(root + sep)) return undefined;
      const found = await stat(file);
      if (!found.isFile()) return undefined;
      return { path: file, name: relative(root, file), size: found.size, mtimeMs: found.mtimeMs };
    } catch {
      return undefined;
    }
  };
}
