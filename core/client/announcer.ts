// Says the title of a new page to those who hear the site: after a client navigation no document load does it.

export interface Announcer {
  say(text: string): void;
  remove(): void;
}

/** The region stands in the document before it has words: one that arrives together with them is often not heard. */
export function createAnnouncer(document: Document): Announcer {
  const region = document.createElement("div");
  region.className = "visually-hidden";
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  return {
    say: (text) => {
      region.textContent = text;
    },
    remove: () => region.remove(),
  };
}
