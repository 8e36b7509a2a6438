// Links of a post to its own blog, as links of this site: to pages by their path, to files where they stand now.

import type { Blog } from "./blog.ts";
import type { MediaLookup } from "./media.ts";

type OwnBlog = Pick<Blog, "hosts"> & Partial<Pick<Blog, "base">>;
type OwnMedia = Pick<MediaLookup, "moved" | "staysAt">;

export interface OwnLinks {
  /** `readAt`: the path of the page that has the links, which relative ones are read by. */
  ownLink: (html: string, tell: (what: string) => void, readAt?: string) => string;
  ownPath: (address: string) => string | undefined;
}

const link = /(\bhref=)(["'])((?:https?:\/|\/)\/?[^"'<>\s]{1,2000})\2/gi;

/** Neither a scheme, a host, a path of the site, a place in the page, nor an address of mail. */
const relative = /(\bhref=)(["'])((?![a-z][a-z0-9+.-]{0,20}:|[/#]|www\.)[^"'<>\s@]{1,2000})\2/gi;

export function ownLinks({ hosts, base = "" }: OwnBlog, media: OwnMedia): OwnLinks {
  const known = new Set(hosts);
  const isNamed = (html: string) => html.includes("/wp-content/") || hosts.some((host) => html.includes(host));

  function ownPath(address: string): string | undefined {
    const [origin = "", host = ""] = /^(?:https?:)?\/\/([^/?#]*)/i.exec(address) ?? [];
    if (!known.has(host.toLowerCase())) return undefined;
    const path = address.slice(origin.length);
    return path.startsWith("/") ? path : `/${path}`;
  }

  function shown(address: string, tell: (what: string) => void): string {
    const place = URL.parse(address, "https://wordpress.invalid")?.hash ?? "";
    const moved = media.moved(address);
    if (moved !== address) return moved + place;
    const stays = media.staysAt(address);
    if (stays === undefined) return ownPath(address) ?? address;
    tell(`a link to a file that is not served here, which keeps its address: ${stays}`);
    return stays + place;
  }

  /** `?p=42` is meant of the blog, wherever it stands, `?page=2` of the post. */
  function resolved(address: string, readAt: string): string {
    const page = /^\?(?!page=)/.test(address) ? `${encodeURI(base)}/` : readAt;
    const url = URL.parse(address, `https://wordpress.invalid${page}`);
    return url === null ? address : url.pathname + url.search + url.hash;
  }

  const withWholePaths = (html: string, readAt: string | undefined) =>
    readAt === undefined
      ? html
      : html.replaceAll(relative, (_whole, name: string, quote: string, address: string) => {
          return `${name}${quote}${resolved(address, readAt)}${quote}`;
        });

  return {
    ownPath,
    ownLink: (given, tell, readAt) => {
      const html = withWholePaths(given, readAt);
      return !isNamed(html)
        ? html
        : html.replaceAll(link, (_whole, name: string, quote: string, address: string) => {
            return `${name}${quote}${shown(address, tell)}${quote}`;
          });
    },
  };
}
