// Says the title of a new page to those who hear the site: after a client navigation no document load does it.

/** The region stands in the document before it has words: one that arrives together with them is often not heard. */
export function createAnnouncer(document: Document): (text: string) => void {
  const region = document.createElement("div");
  region.className = "visually-hidden";
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}
