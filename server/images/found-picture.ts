// A picture that somebody wants: the file of it, and who waits.

import type { FocalPoint } from "../../model/pictures/focal-point.ts";
import type { Upload } from "../media/find-upload.ts";

export interface FoundPicture extends Upload {
  /** What must not be cut off. */
  focalPoint?: FocalPoint;
}

export interface Caller {
  signal?: AbortSignal;
  /** Told before a picture is fetched or made. */
  onMiss?: () => Promise<void>;
}
