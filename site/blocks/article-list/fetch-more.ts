// LIST-08: Show More asks for 11 stories from where the page ended and keeps 10; only when more than 10 came are there more.

import type { StoryItem } from "../../../model/stories/story-item.ts";

const showMoreSize = 10;

export interface MorePlace {
  queryParams: Record<string, string>;
  from: number;
}

export interface MoreStories {
  stories: StoryItem[];
  /** Where the next Show More begins; absent at the end. */
  next: MorePlace | undefined;
}

export function moreAddress({ queryParams, from }: MorePlace): string {
  const query = new URLSearchParams({ ...queryParams, size: String(showMoreSize + 1), from: String(from) });
  return `/api/article-search?${query.toString()}`;
}

export function moreStories(answer: readonly StoryItem[], { queryParams, from }: MorePlace): MoreStories {
  return {
    stories: answer.slice(0, showMoreSize),
    next: answer.length > showMoreSize ? { queryParams, from: from + showMoreSize } : undefined,
  };
}

export async function fetchMore(place: MorePlace): Promise<MoreStories> {
  const response = await fetch(moreAddress(place));
  if (!response.ok) throw new Error(`Show More was answered with ${response.status}`);
  const answer: StoryItem[] = await response.json();
  return moreStories(answer, place);
}
