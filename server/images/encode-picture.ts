import type { Sharp } from "sharp";
import { cutAround, type FocalPoint } from "../../model/pictures/focal-point.ts";
import type { Size } from "../../model/pictures/image-sizes.ts";
import type { ImageFormat } from "./image-format.ts";

export interface Encoding {
  /** Of the whole picture: its proportions count. */
  own: Size;
  size: Size;
  format: ImageFormat;
  /** Absent: what is cut off is cut off all around. */
  point?: FocalPoint;
}

export function encoded(picture: Sharp, { own, size, format, point }: Encoding): Promise<Buffer> {
  const resized = cut(picture, own, size, point).flatten({ background: "#fff" });
  const encoders = {
    avif: () => resized.avif({ quality: 50, effort: 0, chromaSubsampling: "4:2:0" }),
    webp: () => resized.webp({ quality: 76, effort: 2 }),
    jpeg: () => resized.jpeg({ quality: 80, progressive: true }),
  };
  return encoders[format]().toBuffer();
}

/** Scaled first and cut then: a drawing has been drawn in another size than its own. */
function cut(picture: Sharp, own: Size, { width, height }: Size, point: FocalPoint | undefined): Sharp {
  if (point === undefined) return picture.resize(width, height, { fit: "cover" });
  const scale = Math.max(width / own.width, height / own.height);
  const scaled = {
    width: Math.max(width, Math.round(own.width * scale)),
    height: Math.max(height, Math.round(own.height * scale)),
  };
  const { left, top } = cutAround(scaled, { width, height }, point);
  return picture.resize(scaled.width, scaled.height, { fit: "fill" }).extract({ left, top, width, height });
}
