// The layouts that exist (LAYOUT-03) and how each frames its page. Regions are drawn by `Regions.tsx`; this table says what stands around them.

export interface LayoutFrame {
  networkBar: boolean;
  header: boolean;
  footer: boolean;
  /** The reader's theme choice is offered on the page itself. */
  themed?: boolean;
  /** Page views are measured here when the publisher has switched that on (STATE-07). */
  measured: boolean;
}

const page: LayoutFrame = { networkBar: true, header: true, footer: true, measured: true };

export const layouts = {
  default: page,
  category: page,
  "article-pages": page,
  "static-pages": page,
  "section-pages": page,
  "person-layout": page,
  "show-layout": page,
  "video-pages": { ...page, themed: true },
  error: { ...page, measured: false },
  "tv-schedule": page,
  "live-event": page,
  "new-year": page,
  persons: page,
  search: page,
  "shows-and-tv-landing": page,
  "personalities-landing": page,
  "cookie-demo": page,
  bare: { ...page, networkBar: false, header: false },
  /** Paper (PRINT-01): the page brings its own logo, navigation and legal text. */
  print: { ...page, networkBar: false, header: false, footer: false },
} satisfies Record<string, LayoutFrame>;

export type LayoutName = keyof typeof layouts;

/** Around whatever went wrong. */
export const errorLayout: LayoutName = "error";
