// Whether readers get a picture at its address. Other sites are not asked, only those whose pictures are served as own ones.

import { pictureAddress } from "../../model/pictures/image-sources.server.ts";
import type { FindPicture } from "./find-picture.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

export type IsPictureThere = (address: string) => Promise<boolean>;

interface PicturePlaces {
  findPicture: FindPicture;
  /** Whether one of the files that the site came with is at this path. */
  hasFile: (path: string) => Promise<boolean>;
}

const uploads = "/uploads/";
/** Milliseconds. A source that takes longer may have it. */
const patience = 3000;

export function pictureThere({ findPicture, hasFile }: PicturePlaces): IsPictureThere {
  return async (given) => {
    const address = pictureAddress(given);
    if (!address.startsWith("/")) return true;
    if (!address.startsWith(uploads)) return hasFile(address);
    try {
      return (await findPicture(address, { signal: AbortSignal.timeout(patience) })) !== undefined;
    } catch (error) {
      // What could not be asked for now may well be there.
      return !(error instanceof UnreadablePicture);
    }
  };
}
