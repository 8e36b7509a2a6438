// How many of a kind a page shows at first.

/** Of live coverage, without the pinned ones. */
export const postsPerPage = 20;
/** Of its playlist, in a group of videos; the others come as a reader goes on. */
export const firstOfPlaylist = 12;
/** Section 9 of the document: thumbnails of a carousel, videos of a ranked list. */
export const mostThumbnails = 10;
export const mostRanked = 20;
