// How the paths of records are compared: a story in capitals is the same story, and its page leads to the right spelling. Of redirects,
// files and ids of videos somebody may mean the case.

import type { RecordType } from "../../records/kinds.ts";

const toTheLetter: ReadonlySet<RecordType> = new Set(["election", "media", "redirect", "video"]);

export function comparedPath(type: RecordType, path: string): string {
  return toTheLetter.has(type) ? path : path.toLowerCase();
}
