// The main navigation, and which of its links a page belongs to.

export interface SiteLink {
  label: string;
  url: string;
}

/** HEADER-01. The last label, More, opens the menu. */
export const mainNavigation: readonly SiteLink[] = [
  { label: "U.S.", url: "/us" },
  { label: "Politics", url: "/politics" },
  { label: "World", url: "/world" },
  { label: "Opinion", url: "/opinion" },
  { label: "Media", url: "/media" },
  { label: "Entertainment", url: "/entertainment" },
  { label: "Sports", url: "/sports" },
  { label: "Lifestyle", url: "/lifestyle" },
  { label: "Video", url: "/video" },
  { label: "AI", url: "/ai" },
];

export const moreLabel = "More";

/** Whether the page at the path belongs to the link: the page itself, one below it, or one of its topics. */
export function isWithin(path: string, url: string): boolean {
  const place = path.replace(/^\/category(?=\/)/, "");
  return place === url || place.startsWith(`${url}/`);
}
