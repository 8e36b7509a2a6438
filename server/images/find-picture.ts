// Which file a picture's address means: an upload, or a picture of an outside source.

import { isOutsidePath } from "../../model/pictures/image-sources.server.ts";
import { canonicalPath } from "../media/canonical-path.ts";
import type { FindUpload, Upload } from "../media/find-upload.ts";
import type { OutsidePictures } from "./outside/outside-pictures.ts";
import type { Caller } from "./resize.ts";

/** The path as it is written in an address. Undefined when there is none; rejects as `OutsidePictures` does. */
export type FindPicture = (path: string, caller?: Caller) => Promise<Upload | undefined>;

export function pictureFinder(findUpload: FindUpload, outside: OutsidePictures): FindPicture {
  return async (path, caller) => {
    if (isOutsidePath(path)) return outside.find(path, caller);
    const upload = canonicalPath(path);
    return upload === undefined ? undefined : findUpload(upload);
  };
}
