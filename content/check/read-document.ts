// What a document leads to and shows, as a check of the site needs it.

import { parse } from "node-html-parser";
import { isOwnHost } from "../../model/addresses/own-hosts.ts";
import { parseResizedUrl } from "../../model/pictures/image-url.ts";

export interface ReadDocument {
  /** Paths of this site, the AMP page of a story among them. */
  links: string[];
  /** Paths of this site at which the pictures are stored, or are made where that is not known, each with the one that the page asks for. */
  pictures: ReadonlyMap<string, string>;
}

export function readDocument(html: string, address: string): ReadDocument {
  const root = parse(html);
  const own = (given: string | undefined) => (given === undefined ? [] : ownPath(given, address));
  const links = root.querySelectorAll('a[href], link[rel="amphtml"]').flatMap((link) => own(link.getAttribute("href")));
  const pictures = root.querySelectorAll("img[src]").flatMap((picture) => own(picture.getAttribute("src")));
  return {
    links: [...new Set(links)],
    pictures: new Map(pictures.map((path) => [parseResizedUrl(path)?.source ?? path, path])),
  };
}

/** Without its query: that is the site's own doing, and has no end. */
function ownPath(given: string, address: string): string[] {
  const url = URL.parse(given, address);
  if (url === null || !/^https?:$/.test(url.protocol)) return [];
  return url.origin === new URL(address).origin || isOwnHost(url.host) ? [url.pathname] : [];
}
