// The layouts that exist (LAYOUT-03) and how each frames its page. Regions are drawn by `Regions.tsx`; this table says what stands around them.

export interface LayoutFrame {
  networkBar: boolean;
  header: boolean;
  footer: boolean;
  /** Which columns stand beside the main one on a wide screen. */
  rails: "none" | "right" | "left-right";
  /** The reader's theme choice is offered on the page itself. */
  themed?: boolean;
  /** Page views are measured here when the publisher has switched that on (STATE-07). */
  measured: boolean;
}

const page: LayoutFrame = { networkBar: true, header: true, footer: true, rails: "right", measured: true };
const wide: LayoutFrame = { ...page, rails: "none" };

export const layouts = {
  default: page,
  category: page,
  "article-pages": page,
  "static-pages": wide,
  "section-pages": page,
  "person-layout": page,
  "show-layout": { ...page, rails: "left-right" },
  "video-pages": { ...wide, themed: true },
  error: { ...wide, measured: false },
  "tv-schedule": wide,
  "live-event": page,
  "new-year": wide,
  persons: wide,
  search: page,
  "shows-and-tv-landing": wide,
  "personalities-landing": wide,
  "cookie-demo": wide,
  bare: { ...wide, networkBar: false, header: false },
  /** Paper (PRINT-01): the page brings its own logo, navigation and legal text. */
  print: { ...wide, networkBar: false, header: false, footer: false },
} satisfies Record<string, LayoutFrame>;

export type LayoutName = keyof typeof layouts;
