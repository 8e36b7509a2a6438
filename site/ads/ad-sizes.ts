// ADS-04: which sizes a slot may ask for. Only those that fit the space that is reserved are asked for, so an ad never shifts the page.

import type { AdDevice } from "../ui/AdSlot.tsx";
import type { AdShape } from "./ad-shape.ts";

const usual = ["320x50", "300x250"] as const;

const byDevice: Readonly<Record<AdDevice, readonly string[]>> = {
  mobile: usual,
  tablet: ["728x90", "300x250"],
  desktop: ["970x250", "970x66", "728x90", "300x250"],
};

/** What a slot asks for when nobody gave it sizes. */
export function usualSizes(device: AdDevice | undefined, shape: AdShape): readonly string[] {
  if (shape === "header") return ["970x250", "970x66", "728x90"];
  if (shape === "tall") return ["300x600", "300x250"];
  return device === undefined ? usual : byDevice[device];
}

export type AdSize = [width: number, height: number];

/** Sizes are strings such as 300x250; what is none is passed over. */
export function sizesThatFit(sizes: readonly string[], space: { width: number; height: number }): AdSize[] {
  return sizes.flatMap((size): AdSize[] => {
    const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(size)?.map(Number) ?? [];
    if (width === undefined || height === undefined) return [];
    return width <= space.width && height <= space.height ? [[width, height]] : [];
  });
}
