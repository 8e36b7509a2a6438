// A picture made for some screens: what a record offers beside the picture's own address.

export interface ResponsiveImage {
  /** A media query; absent for every screen. */
  media?: string;
  srcset: string;
}
