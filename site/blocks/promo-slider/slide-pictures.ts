// HEAD-04: a slide brings its picture at up to four sizes; a screen without one takes the next larger, then the next smaller (IMG-05).

import type { ResponsiveImage } from "../../../model/pictures/responsive-image.ts";

export interface SlideImages {
  mobile?: string;
  tablet?: string;
  desktop?: string;
  bigDesktop?: string;
}

const screens = [
  ["mobile", "(max-width: 767.98px)"],
  ["tablet", "(max-width: 991.98px)"],
  ["desktop", "(max-width: 1280px)"],
] as const;

export function slidePictures(
  images: SlideImages,
  imageUrl: string | undefined,
): { src: string | undefined; responsive: ResponsiveImage[] } {
  const responsive = screens.flatMap(([screen, media]): ResponsiveImage[] => {
    const srcset = images[screen];
    return srcset === undefined ? [] : [{ media, srcset }];
  });
  const src = images.bigDesktop ?? images.desktop ?? imageUrl ?? images.tablet ?? images.mobile;
  return { src, responsive };
}
