// Links of a post to its own blog, as links of this site: to pages by their path, to files where they stand now.

import type { Blog } from "./blog.ts";
import type { MediaLookup } from "./media.ts";

type OwnMedia = Pick<MediaLookup, "moved" | "staysAt">;

export interface OwnLinks {
  ownLink: (html: string, tell: (what: string) => void) => string;
  ownPath: (address: string) => string | undefined;
}

const link = /(\bhref=)(["'])((?:https?:\/|\/)\/?[^"'<>\s]{1,2000})\2/gi;

export function ownLinks({ hosts }: Pick<Blog, "hosts">, media: OwnMedia): OwnLinks {
  const known = new Set(hosts);
  const isNamed = (html: string) => html.includes("/wp-content/") || hosts.some((host) => html.includes(host));

  function ownPath(address: string): string | undefined {
    const [origin = "", host = ""] = /^(?:https?:)?\/\/([^/?#]*)/i.exec(address) ?? [];
    if (!known.has(host.toLowerCase())) return undefined;
    const path = address.slice(origin.length);
    return path.startsWith("/") ? path : `/${path}`;
  }

  function shown(address: string, tell: (what: string) => void): string {
    const moved = media.moved(address);
    if (moved !== address) return moved;
    const stays = media.staysAt(address);
    if (stays === undefined) return ownPath(address) ?? address;
    tell(`a link to a file that is not served here, which keeps its address: ${stays}`);
    return stays;
  }

  return {
    ownPath,
    ownLink: (html, tell) =>
      !isNamed(html)
        ? html
        : html.replaceAll(link, (_whole, name: string, quote: string, address: string) => {
            return `${name}${quote}${shown(address, tell)}${quote}`;
          }),
  };
}
