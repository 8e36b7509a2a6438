import type { Sharp } from "sharp";
import type { Size } from "../../model/pictures/image-sizes.ts";
import type { ImageFormat } from "./image-format.ts";

export function encoded(picture: Sharp, { width, height }: Size, format: ImageFormat): Promise<Buffer> {
  const resized = picture.resize(width, height, { fit: "cover" }).flatten({ background: "#fff" });
  const encoders = {
    avif: () => resized.avif({ quality: 55, effort: 0 }),
    webp: () => resized.webp({ quality: 76, effort: 2 }),
    jpeg: () => resized.jpeg({ quality: 80, progressive: true }),
  };
  return encoders[format]().toBuffer();
}
