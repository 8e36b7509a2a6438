// Where a person or a show is found elsewhere. CARD-09: a value that looks like a URL is used as is, otherwise it is trimmed and
// appended to the network's base path. What is neither, on a network nobody knows, is no link.

import { lookUp } from "./fields/look-up.ts";

/** The names of pictures that the site draws. */
type LinkIcon = "external" | "facebook" | "instagram" | "listen" | "mail" | "rss" | "tiktok" | "x" | "youtube";

export interface SocialLink {
  icon: LinkIcon;
  label: string;
  url: string;
}

interface Network {
  icon: LinkIcon;
  label: string;
  base?: string;
}

const x: Network = { icon: "x", label: "X", base: "https://x.com/" };

/** In the order in which links are shown. */
const networks: Readonly<Record<string, Network>> = {
  x,
  twitter: x,
  facebook: { icon: "facebook", label: "Facebook", base: "https://www.facebook.com/" },
  instagram: { icon: "instagram", label: "Instagram", base: "https://www.instagram.com/" },
  youtube: { icon: "youtube", label: "YouTube", base: "https://www.youtube.com/@" },
  tiktok: { icon: "tiktok", label: "TikTok", base: "https://www.tiktok.com/@" },
  email: { icon: "mail", label: "Email", base: "mailto:" },
  podcast: { icon: "listen", label: "Podcast" },
  rss: { icon: "rss", label: "RSS feed" },
};

const withScheme = /^https?:\/\//i;
const hostAndPath = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\//i;

/** Exports write `twitter_username` and `facebook_url` for shows, the bare name for people. */
function networkOf(name: string): Network | undefined {
  const bare = name.toLowerCase().replace(/[_-]?(url|username|handle)$/, "");
  return lookUp(networks, bare);
}

const order: readonly (Network | undefined)[] = Object.values(networks);

function placeOf(name: string): number {
  const network = networkOf(name);
  return network === undefined ? order.length : order.indexOf(network);
}

export function socialUrl(account: string, base: string | undefined): string | undefined {
  const trimmed = account.trim();
  if (withScheme.test(trimmed)) return trimmed;
  if (hostAndPath.test(trimmed)) return `https://${trimmed}`;
  const handle = trimmed.replace(/^@/, "");
  if (base === undefined || handle === "") return undefined;
  return base + encodeURI(handle);
}

export function socialLinks(accounts: Readonly<Record<string, string>>): SocialLink[] {
  const inOrder = Object.entries(accounts).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  const links = inOrder.flatMap(([name, account]): SocialLink[] => {
    const network = networkOf(name);
    const url = socialUrl(account, network?.base);
    if (url === undefined) return [];
    return [{ icon: network?.icon ?? "external", label: network?.label ?? name, url }];
  });
  return [...new Map(links.map((link) => [link.url, link])).values()];
}
