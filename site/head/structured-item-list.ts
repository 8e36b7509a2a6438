// The stories of a front, in their order, as search engines read lists.

import type { ItemList, WithContext } from "schema-dts";
import { absoluteUrl } from "./addresses.ts";

export interface ListedStory {
  title: string;
  url: string;
}

/** What search engines are told of: what stands first. */
const mostListed = 20;

/** A list that stands beside what the page is about. Nothing of one that is empty. */
export function furtherList(name: string, stories: readonly ListedStory[], origin: string): WithContext<ItemList>[] {
  return stories.length === 0 ? [] : [{ "@context": "https://schema.org", ...itemList(name, stories, origin) }];
}

/** A story that stands on the front twice is one story. */
export function itemList(name: string, stories: readonly ListedStory[], origin: string): Exclude<ItemList, string> {
  const once = [...new Map(stories.map((story) => [story.url, story])).values()].slice(0, mostListed);
  return {
    "@type": "ItemList",
    name,
    numberOfItems: once.length,
    itemListElement: once.map(({ title, url }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: title,
      url: absoluteUrl(origin, url),
    })),
  };
}
