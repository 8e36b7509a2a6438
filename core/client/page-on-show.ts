// The entry of the history that the page on show belongs to. While the next page is on its way the browser already names that one's.

export interface PageOnShow {
  /** Names the entry as long as the tab lives, across document loads; "" in a browser that names none. */
  key: string;
  address: string;
}

let shown: PageOnShow = { key: "", address: "" };

export const pageOnShow = (): PageOnShow => shown;

/** Under which it is remembered for the session what the reader has opened on it. */
export const memoryName = () => `opened ${shown.key}`;

/** Nothing is, for most pages. */
export function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(memoryName()) !== null;
  } catch {
    return false;
  }
}

/** To be told when a page has come to stand where the one before was. */
export function notePageOnShow(): void {
  shown = { key: window.navigation?.currentEntry?.key ?? "", address: location.pathname + location.search };
}
