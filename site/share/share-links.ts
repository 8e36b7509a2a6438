// Where a story can be sent: by mail, and to networks that take links.

interface Composing {
  network: "email" | "facebook" | "x";
  label: string;
  compose: (address: string, title: string) => string;
}

const composing: readonly Composing[] = [
  { network: "email", label: "Email", compose: (address, title) => `mailto:?subject=${title}&body=${address}` },
  {
    network: "facebook",
    label: "Facebook",
    compose: (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  },
  { network: "x", label: "X", compose: (address, title) => `https://x.com/intent/post?text=${title}&url=${address}` },
];

export interface ShareLink extends Pick<Composing, "network" | "label"> {
  href: string;
}

/** `url` is whole: it leaves the site. */
export function shareLinks(title: string, url: string): ShareLink[] {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  return composing.map(({ network, label, compose }) => ({ network, label, href: compose(address, text) }));
}
