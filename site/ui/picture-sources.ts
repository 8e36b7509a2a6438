// Which sizes of a picture the browser may choose from, by how the picture is used. All of them are sizes the resizer makes (IMG-02, IMG-03).

import { imageSizes, thumbnailSteps, type Size } from "../../model/pictures/image-sizes.ts";
import { resizing } from "../../model/pictures/image-url.ts";

export type PictureUse = "hero" | "card" | "thumbnail" | "article" | "slideshow" | "poster";

interface Offer {
  /** Reserves the space: its proportions are those of every candidate. */
  base: Size;
  /** From narrow to wide. */
  candidates: readonly Size[];
  sizes: string;
}

const byWidth = (...sizes: Size[]) => sizes.toSorted((a, b) => a.width - b.width);
const double = ({ width, height }: Size): Size => ({ width: width * 2, height: height * 2 });
const steps = thumbnailSteps.map(({ size }) => size);
const list: Size = { width: 160, height: 90 };
const wideList: Size = { width: 240, height: 135 };

const offers: Readonly<Record<PictureUse, Offer>> = {
  hero: {
    base: imageSizes.featured,
    candidates: byWidth(...steps, imageSizes.mobileDouble, imageSizes.featuredArticle),
    sizes: "(min-width: 1280px) 800px, (min-width: 992px) 62vw, 100vw",
  },
  card: {
    base: imageSizes.videoEmbed,
    candidates: byWidth(...steps, double({ width: 540, height: 304 })),
    sizes: "(min-width: 1280px) 400px, (min-width: 768px) 33vw, 100vw",
  },
  thumbnail: {
    base: list,
    candidates: byWidth(list, wideList, double(list), double(wideList)),
    sizes: "(min-width: 768px) 160px, 120px",
  },
  article: {
    base: imageSizes.default,
    candidates: byWidth(
      { width: 375, height: 211 },
      imageSizes.mobile,
      imageSizes.default,
      imageSizes.mobileDouble,
      double(imageSizes.default),
    ),
    sizes: "(min-width: 992px) 860px, 100vw",
  },
  slideshow: {
    base: imageSizes.slideshow,
    candidates: byWidth(
      { width: 375, height: 211 },
      imageSizes.mobile,
      imageSizes.slideshow,
      imageSizes.mobileDouble,
      imageSizes.featuredArticle,
    ),
    sizes: "(min-width: 1280px) 931px, (min-width: 992px) 72vw, 100vw",
  },
  poster: {
    base: imageSizes.videoSmall,
    candidates: byWidth(imageSizes.videoSmall, double(imageSizes.videoSmall), imageSizes.videoMedium),
    sizes: "(min-width: 768px) 288px, 70vw",
  },
};

/** All that the browser may choose for these uses. */
export function sizesFor(uses: readonly PictureUse[]): Size[] {
  const all = uses.flatMap((use) => [offers[use].base, ...offers[use].candidates]);
  return [...new Map(all.map((size) => [`${size.width}x${size.height}`, size])).values()];
}

export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
}

/** A picture that is not the site's own comes in one size only. */
export function pictureSources(imageUrl: string, use: PictureUse, sizes?: string): PictureSources {
  const { base, candidates, sizes: usual } = offers[use];
  const inSize = resizing(imageUrl);
  if (inSize === undefined) return { src: imageUrl, ...base };
  const srcSet = candidates.map(({ width, height }) => `${inSize(width, height)} ${width}w`).join(", ");
  const { width, height } = base;
  return { src: inSize(width, height), srcSet, sizes: sizes ?? usual, width, height };
}
