// Which link of the bar leads here: that of the page itself, else that of the nearest page above it. Pure.

export function currentLink(path: string, urls: readonly string[]): string | undefined {
  return urls
    .filter((url) => path === url || (url !== room && path.startsWith(`${url}/`)))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** Every page stands below the room; it is marked on its front only. */
const room = "/video";
