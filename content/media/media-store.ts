// Where the files of the site are: a folder (`folder-media.ts`), or a bucket of an object store (`s3/s3-media.ts`). Names are paths below the
// uploads, decoded.

import { AwayError } from "../../model/http-error.ts";
import type { MediaType } from "./sniff-type.ts";

/** A file as it stands. */
export interface MediaFile {
  name: string;
  size: number;
  /** Names these bytes: what is made of them is found by it. */
  version: string;
  /** Its ETag. */
  tag: string;
}

/** Bytes, both counted from zero. */
export interface FilePart {
  first: number;
  last: number;
}

/** Opens a part of a file; rejects with MediaAway. What comes then fails when the store is lost meanwhile. */
export type OpenFile = (part: FilePart, signal?: AbortSignal) => Promise<AsyncIterable<Uint8Array>>;

/** RFC 9110, section 13.1: what must be true of the file that stands there, for another to take its place. */
export interface Conditions {
  /** Tags, or `*` for any file. */
  ifMatch?: string;
  /** `*`: there is none. */
  ifNoneMatch?: string;
}

/** Written on this machine, with nobody reading it. */
export interface WrittenFile {
  path: string;
  /** SHA-256, hexadecimal. */
  digest: string;
}

export interface FileToPlace extends WrittenFile {
  type: MediaType;
  conditions: Conditions;
}

/** The place of one name, for a file that is brought in. Rejects with an HttpError for what cannot be there. */
export interface MediaPlace {
  standing: () => Promise<MediaFile | undefined>;
  /** Where to write it. */
  begin: () => Promise<string>;
  /** Whether what stands there is the same. */
  holds: (standing: MediaFile, written: WrittenFile) => Promise<boolean>;
  /** In one step: nobody ever gets half of it. */
  put: (written: FileToPlace) => Promise<MediaFile>;
  /** Leaves nothing of what was written. */
  end: (path: string) => Promise<void>;
}

/** Everything rejects with MediaAway when the store does not answer. */
export interface MediaStore {
  placeOf: (name: string) => MediaPlace;
  /** Bytes of the file; 0 where there is none. */
  sizeOf: (name: string) => Promise<number>;
  /** For whole files from elsewhere. `write` writes one at the path it is given, whose name ends alike, and says whether it did. */
  bring: (name: string, write: (path: string) => Promise<boolean>) => Promise<void>;
  /** Copies all of it into a folder, or a folder into it. What is there already is not copied again. */
  copyTo: (folder: string) => Promise<CopiedFiles>;
  copyFrom: (folder: string) => Promise<CopiedFiles>;
  close: () => void;
}

export interface CopiedFiles {
  copied: number;
  unchanged: number;
}

/** The files cannot be reached now: nobody can say whether one is there, and nothing was stored. */
export class MediaAway extends AwayError {
  /** `reason` is for the log: it may name hosts. */
  constructor(reason: unknown) {
    super(reason);
    this.name = "MediaAway";
  }
}

/** In seconds. */
export const mediaRetryAfter = 5;
