// IMG-02, IMG-03: the sizes pictures are made in. The resizer makes no others.

export interface Size {
  width: number;
  height: number;
}

const size = (width: number, height: number): Size => ({ width, height });

export const imageSizes = {
  featured: size(931, 524),
  default: size(931, 523),
  featuredArticle: size(1862, 1048),
  slideshow: size(931, 524),
  mobile: size(735, 414),
  mobileDouble: size(1470, 828),
  print: size(612, 344),
  video: size(896, 500),
  videoMedium: size(672, 378),
  videoTablet: size(676, 380),
  videoSmall: size(288, 162),
  videoEmbed: size(720, 405),
  videoThumbnail: size(647, 364),
  social: size(1200, 675),
  twitter: size(1024, 512),
  thumbnailBase: size(960, 540),
  avatar: size(96, 96),
  avatarLarge: size(320, 320),
  /** What directories of podcasts ask for. */
  podcastCover: size(1400, 1400),
} as const;

export interface ThumbnailStep {
  /** The widest viewport it is meant for; absent for all beyond. */
  upTo?: number;
  size: Size;
}

export const thumbnailSteps: readonly ThumbnailStep[] = [
  { upTo: 374, size: size(320, 180) },
  { upTo: 767, size: size(375, 211) },
  { upTo: 1023, size: size(768, 432) },
  { upTo: 1279, size: size(540, 304) },
  { upTo: 1919, size: size(720, 405) },
  { size: imageSizes.thumbnailBase },
];

/** Small pictures beside headlines. */
const listSizes = [
  size(132, 74),
  size(268, 148),
  size(221, 124),
  size(442, 148),
  size(227, 128),
  size(454, 256),
  size(160, 90),
  size(240, 135),
];

const double = ({ width, height }: Size): Size => size(width * 2, height * 2);
const nameOf = ({ width, height }: Size) => `${width}x${height}`;

const single = [...Object.values(imageSizes), ...thumbnailSteps.map((step) => step.size), ...listSizes];

const allowed = new Set([...single, ...single.map(double)].map(nameOf));

export function isAllowedSize(wanted: Size): boolean {
  return allowed.has(nameOf(wanted));
}
