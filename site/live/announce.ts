/** In the region in which the titles of new pages are said too (`core/client/announcer.ts`). */
export function announce(words: string): void {
  const region = document.querySelector("body > [aria-live=polite]");
  if (region !== null) region.textContent = words;
}
