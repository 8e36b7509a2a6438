// ART-08: whether readers may see a story: it is no draft, and its time has come.

import { instantOf } from "./instant.ts";

interface Dated {
  published: boolean;
  publication_date?: string | undefined;
}

export function isOut({ published, publication_date }: Dated, now: number): boolean {
  return published && (instantOf(publication_date) ?? 0) <= now;
}
