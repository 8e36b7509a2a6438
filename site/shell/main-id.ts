/** The element that the page stands in, which the first link of every page leads to. */
export const mainId = "main";
