// The mark with the name as a picture for cards, in one colour.

import { brandDrawing } from "../../model/brand/brand-art.ts";

export function logoImage(colour: string): string {
  const svg = brandDrawing("wordmark-plain").replaceAll("currentColor", colour);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
