import sharp from "sharp";
import { HttpError } from "../../model/http-error.ts";
import type { Size } from "../../model/pictures/image-sizes.ts";
import { mostPixels } from "../../model/pictures/picture-limits.ts";

/** As it is shown: a camera may have been turned. Rejects with an HttpError for what no sizes could be made of. */
export async function measurePicture(path: string): Promise<Size> {
  try {
    const { autoOrient } = await sharp(path, { limitInputPixels: mostPixels }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const isVast = error instanceof Error && error.message.includes("pixel limit");
    throw new HttpError(isVast ? `has more than ${mostPixels} pixels` : "cannot be read as a picture", 422);
  }
}
