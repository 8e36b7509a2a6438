// The entry of the history that the page on show belongs to. While the next page is on its way the browser already names that one's.

export interface PageOnShow {
  /** Names the entry as long as the tab lives, across document loads; "" in a browser that names none. */
  key: string;
  address: string;
}

let shown: PageOnShow = { key: "", address: "" };

export const pageOnShow = (): PageOnShow => shown;

/** To be told when a page has come to stand where the one before was. */
export function notePageOnShow(): void {
  shown = { key: window.navigation?.currentEntry?.key ?? "", address: location.pathname + location.search };
}
