// Links of a post to its own blog, as links of this site: to pages by their path, to files where they stand now.

import type { Blog } from "./blog.ts";
import type { MediaLookup } from "./media.ts";

export function ownLinks({ hosts }: Pick<Blog, "hosts">, media: Pick<MediaLookup, "moved">): (html: string) => string {
  const known = new Set(hosts);
  const isNamed = (html: string) => html.includes("/wp-content/") || hosts.some((host) => html.includes(host));
  return (html) =>
    !isNamed(html)
      ? html
      : html.replaceAll(
          /(\bhref=)(["'])(https?:\/\/[^"'<>\s]{1,2000})\2/gi,
          (whole, name: string, quote: string, address: string) => {
            const moved = media.moved(address);
            if (moved !== address) return `${name}${quote}${moved}${quote}`;
            const url = URL.parse(address);
            if (url === null || !known.has(url.host)) return whole;
            return `${name}${quote}${address.slice(address.indexOf("/", 8) === -1 ? address.length : address.indexOf("/", 8)) || "/"}${quote}`;
          },
        );
}
