// The words that modules have in common.

import type { SafeHtml } from "../html/safe-html.ts";
import type { Passage, WordedLink } from "./passage.ts";

/** Of what is an advertiser's or another site's. */
export const noWords = (): Passage[] => [];

export function title(text: string | undefined): Passage[] {
  return text === undefined ? [] : [{ is: "title", text }];
}

export function note(text: string | undefined): Passage[] {
  return text === undefined ? [] : [{ is: "note", text }];
}

export function bio(html: SafeHtml | undefined): Passage[] {
  return html === undefined ? [] : [{ is: "bio", html }];
}

export function links(all: readonly WordedLink[]): Passage[] {
  return all.length === 0 ? [] : [{ is: "links", links: all }];
}

interface Listing {
  title?: string;
  items: readonly { title: string; url: string }[];
}

/** Of a module that lists stories. What a search finds for it is not its own. */
export function listingWords(listing: Listing): Passage[] {
  return [...title(listing.title), ...links(listing.items.map((item) => ({ text: item.title, url: item.url })))];
}

interface LinkList {
  title?: string;
  links: readonly { label: string; url: string }[];
}

export function linkListWords(list: LinkList): Passage[] {
  return [...title(list.title), ...links(list.links.map(({ label, url }) => ({ text: label, url })))];
}

interface VideoShelf {
  title: string;
  description?: string;
  videos: readonly { title: string; href: string }[];
}

export function videoShelfWords({ videos, description, ...shelf }: VideoShelf): Passage[] {
  const items = videos.map((video) => ({ title: video.title, url: video.href }));
  return [...note(description), ...listingWords({ ...shelf, items })];
}
