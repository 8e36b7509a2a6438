// The pictures of the demo newsroom, put where the site serves them from.

import { constants, cpSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const picturesDir = join(import.meta.dirname, "pictures");

/** Everything that stands below /uploads, e.g. `art/a-story.webp`. */
export function pictureFiles(): string[] {
  return readdirSync(picturesDir, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".webp"));
}

/** What is there already stays as it is. */
export function writePictures(mediaDir: string): void {
  cpSync(picturesDir, mediaDir, { recursive: true, force: false, mode: constants.COPYFILE_FICLONE });
}
