// The calls about pictures and what is known of them, and what they answer with.

import type { FocalPoint } from "../pictures/focal-point.ts";

export const pictureCalls = {
  "pictures.list": { method: "GET", path: "/pictures", needs: "pictures" },
  /** Whether readers get a picture at an address. */
  "pictures.there": { method: "GET", path: "/picture-there", needs: "pictures" },
  "pictures.open": { method: "GET", path: "/pictures/:picture", needs: "pictures" },
  /** With the words for it in the header `picture-words`, as JSON with escapes: addresses have no room for them. */
  "pictures.add": { method: "PUT", path: "/picture-files/:name", needs: "pictures", sends: "file" },
  "pictures.change": { method: "PUT", path: "/pictures/:picture", needs: "pictures" },
  "pictures.history": { method: "GET", path: "/pictures/:picture/history", needs: "pictures" },
  "pictures.uses": { method: "GET", path: "/pictures/:picture/uses", needs: "pictures" },
} as const;

export const wordsHeader = "picture-words";

export interface PictureWords {
  /** For those who do not see it. */
  alt: string;
  credit: string;
  caption: string;
}

export type PictureField = keyof PictureWords | "focalPoint";

export const noWords: PictureWords = { alt: "", credit: "", caption: "" };

export interface PictureLine extends PictureWords {
  /** Of its record. */
  id: string;
  /** Where it is: of this site, or elsewhere. */
  address: string;
  /** When it came to be known as it is. */
  at: number | null;
  who: string;
}

export interface PictureThere {
  isThere: boolean;
}

export interface PictureList {
  pictures: PictureLine[];
  /** Where to look further; null at the end. */
  next: number | null;
}

export interface PictureState extends PictureWords {
  focalPoint: FocalPoint | null;
}

export interface OpenPicture extends PictureState {
  id: string;
  address: string;
  width: number | null;
  height: number | null;
  version: string;
}

export interface AddedPicture {
  id: string;
  outcome: "new" | "unchanged";
}

export interface ChangedPicture {
  version: string;
}

export interface PictureVersion {
  /** Null for what stands. */
  number: number | null;
  at: number | null;
  who: string;
  /** Null for a version without the picture. */
  state: PictureState | null;
}

export interface PictureUse {
  type: string;
  id: string;
  title: string;
  /** Where readers find it; null for what has no page, or is not seen yet. */
  address: string | null;
}

export interface PictureUses {
  uses: PictureUse[];
  /** How many records were looked through for this answer. */
  looked: number;
  /** Where to look further; null when all were looked through. */
  next: string | null;
}
