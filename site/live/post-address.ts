// Where one post of live coverage is found: its anchor on a page, and an address of its own that opens the page on which it stands. The
// hash alone would not do: it is taken from the address once it was used (ROUTE-03), and the post may stand on an older page.

export function postAnchor(id: string): string {
  return `post-${id.replaceAll(/[^\w-]+/g, "-")}`;
}

/** Both: the query finds the page and marks the post, the hash scrolls to it, also without script. */
export function postAddress(path: string, id: string): string {
  return `${path}?post=${encodeURIComponent(id)}#${postAnchor(id)}`;
}
