// Everything that makes the site this publisher's, read from the brand folder when the process starts. Only the server knows it: what it says
// of the publisher is drawn there.

import { readBrandFile } from "./brand/brand-folder.ts";
import { completeBrand, type Brand } from "./brand/complete-brand.ts";
import type { Feature } from "./brand/features.ts";

export const brand: Brand = completeBrand(readBrandFile());

/** Whether somebody can be on air here. */
export const hasTelevision: boolean = brand.features.liveTv || brand.features.tvGuide || brand.features.shows;

export function isOn(feature: Feature): boolean {
  return brand.features[feature];
}
