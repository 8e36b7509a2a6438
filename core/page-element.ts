/** The element whose content is the page, inside the layout. */
export const pageElementId = "page";
