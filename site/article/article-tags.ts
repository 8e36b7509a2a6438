// ART-05: at most 5 tags under a story, each a link to its category front.

import type { Topic } from "../../model/fields/shared-fields.ts";
import { tagLink } from "../../model/addresses/front-path.ts";
import { wordsOfSlug } from "../../model/addresses/slug.ts";

const mostTags = 5;

export interface TagLink {
  title: string;
  url: string;
}

/** A tag without a title is named by the last word of its path. */
export function articleTags(tags: readonly Topic[]): TagLink[] {
  const links = new Map<string, TagLink>();
  for (const { title, path, slug } of tags) {
    const place = path ?? slug;
    if (place === undefined) continue;
    const url = tagLink(place);
    if (!links.has(url)) links.set(url, { title: title ?? wordsOfSlug(place), url });
  }
  return [...links.values()].slice(0, mostTags);
}
