// Which file a picture's address means: an upload, or a picture of an outside source; and what of it must not be cut off.

import { isOutsidePath } from "../../model/pictures/image-sources.server.ts";
import { canonicalPath } from "../media/canonical-path.ts";
import type { FindUpload } from "../media/find-upload.ts";
import type { FocalPoints } from "./focal-points.ts";
import type { Caller, FoundPicture } from "./found-picture.ts";
import type { OutsidePictures } from "./outside/outside-pictures.ts";

/** The path as it is written in an address. Undefined when there is none; rejects as `OutsidePictures` does. */
export type FindPicture = (path: string, caller?: Caller) => Promise<FoundPicture | undefined>;

export interface PicturePlaces {
  findUpload: FindUpload;
  outside: OutsidePictures;
  points: Pick<FocalPoints, "of">;
}

export function pictureFinder({ findUpload, outside, points }: PicturePlaces): FindPicture {
  return async (written, caller) => {
    const isOutside = isOutsidePath(written);
    const path = isOutside ? written : canonicalPath(written);
    if (path === undefined) return undefined;
    const file = await (isOutside ? outside.find(path, caller) : findUpload(path));
    if (file === undefined) return undefined;
    const point = points.of(path);
    const focalPoint = point instanceof Promise ? await point : point;
    return focalPoint === undefined ? file : { ...file, focalPoint };
  };
}
