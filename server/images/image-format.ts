export type ImageFormat = "avif" | "webp" | "jpeg";

/** The best format a browser says it reads (IMG-04). */
export function acceptedFormat(accept: string | undefined): ImageFormat {
  if (accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "jpeg";
}
