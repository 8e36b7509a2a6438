/** Letters: longer ones fill a card, and are cut in lists of other sites. */
export const longestHeadline = 110;
