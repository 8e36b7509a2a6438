// ART-08: whether readers may see a story or a video: it is no draft, its time has come, and it is not over.

import { instantOf } from "../../model/time/instant-of.ts";

interface Dated {
  published: boolean;
  publication_date?: string;
  expiration_date?: string;
}

export function isOut({ published, publication_date, expiration_date }: Dated, now: number): boolean {
  return published && (instantOf(publication_date) ?? 0) <= now && (instantOf(expiration_date) ?? Infinity) > now;
}

/** A video that is over still has a page, which says so. One that was dated once only came out then. */
export function isVideoOut(
  { published, publication_date, last_published_date }: Dated & { last_published_date?: string },
  now: number,
): boolean {
  return isOut({ published, publication_date: publication_date ?? last_published_date }, now);
}
