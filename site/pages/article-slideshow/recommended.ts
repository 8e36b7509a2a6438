// SLIDE-03: six slideshows of the section are asked for, up to five others are shown, never the one on the page. Where the section has
// fewer, those that came with the page fill the places.

import type { StoryOffer } from "../article/article-props.ts";

export const askedFor = 6;
const shownAtMost = 5;

export function recommendedAddress(section: string | undefined): string {
  const query = new URLSearchParams({
    size: String(askedFor),
    offset: "0",
    isCategory: "true",
    ...(section !== undefined && { searchSelected: section }),
    contentTypes: "slideshow",
  });
  return `/api/article-search?${query.toString()}`;
}

export function otherSlideshows<S extends Pick<StoryOffer, "url">>(
  ownUrl: string,
  ...lists: readonly (readonly S[])[]
): S[] {
  const used = new Set([ownUrl]);
  const others = lists.flat().filter(({ url }) => !used.has(url) && used.add(url));
  return others.slice(0, shownAtMost);
}

export async function fetchSlideshows(section: string | undefined): Promise<StoryOffer[]> {
  const response = await fetch(recommendedAddress(section));
  if (!response.ok) throw new Error(`Recommended slideshows were answered with ${response.status}`);
  return response.json();
}
