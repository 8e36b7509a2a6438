// ART-14: opinion can be listened to, once published, from August 2021 on (US/Eastern). A publisher may let every published story be read
// aloud: the flag `listen-to-news`.

import { isOn } from "../../model/brand.ts";

const endOfJuly2021 = Date.parse("2021-08-01T00:00:00-04:00");

export interface ListenableFields {
  isOpinion: boolean;
  published: boolean;
  publication_date?: string;
}

export function isListenable(
  { isOpinion, published, publication_date }: ListenableFields,
  flags: Readonly<Record<string, boolean>>,
): boolean {
  if (!published || !isOn("listening")) return false;
  if (flags["listen-to-news"] === true) return true;
  return isOpinion && publication_date !== undefined && Date.parse(publication_date) >= endOfJuly2021;
}
