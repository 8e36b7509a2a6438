// Where a story can be sent: by mail, and to those of the publisher's networks that take links.

import { socialNetworks } from "../../model/social-networks.ts";

type Composer = (address: string, title: string) => string;

/** Of the publisher's networks, those that take links. */
const composers = {
  facebook: (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  x: (address, title) => `https://x.com/intent/post?text=${title}&url=${address}`,
} satisfies Record<string, Composer>;

type Network = keyof typeof composers;

export interface ShareLink {
  network: "email" | Network;
  label: string;
  href: string;
}

const takesLinks = (network: string): network is Network => Object.hasOwn(composers, network);

/** `url` is whole: it leaves the site. */
export function shareLinks(title: string, url: string): ShareLink[] {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  const networks = socialNetworks.flatMap(({ network, label }) =>
    takesLinks(network) ? [{ network, label, href: composers[network](address, text) }] : [],
  );
  return [{ network: "email", label: "Email", href: `mailto:?subject=${text}&body=${address}` }, ...networks];
}
