// Of the entry of the history that this document was loaded for: a reader may have gone Back before any script ran.

const addressOf = ({ pathname, search }: URL | Location) => pathname + search;

function loadedAddress(): string {
  const { activation, currentEntry } = window.navigation ?? {};
  const { key, url } = activation?.entry ?? {};
  return addressOf(typeof url === "string" && key !== currentEntry?.key ? new URL(url) : location);
}

/** Steps between pages of one document are the browser's to make, but nobody has shown this one. */
export function isElsewhere(): boolean {
  return loadedAddress() !== addressOf(location);
}
