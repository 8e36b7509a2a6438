// How large a picture may be that the site makes sizes of.

export const mostPixels = 60_000_000;

/** In bytes. */
export const largestPhotograph = 50 * 1024 * 1024;
export const largestDrawing = 2 * 1024 * 1024;
