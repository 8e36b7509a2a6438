// LIST-08: Show More asks for 11 stories from where the page ended and keeps 10; only when more than 10 came are there more. Stories that stand on
// the page already are passed over, so that every Show More brings something.

import type { StoryItem } from "../../../model/stories/story-item.ts";

const showMoreSize = 10;
/** So many questions are asked for one press, at most. */
const mostTurns = 20;

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

async function askStories(place: MorePlace): Promise<StoryItem[]> {
  const response = await fetch(moreAddress(place));
  if (!response.ok) throw new Error(`Show More was answered with ${response.status}`);
  return response.json();
}

/** `onPage`: the addresses of the stories that stand there. */
export async function fetchMore(
  start: MorePlace,
  onPage: ReadonlySet<string | null>,
  ask: (place: MorePlace) => Promise<readonly StoryItem[]> = askStories,
): Promise<MoreStories> {
  const seen = new Set(onPage);
  const found: StoryItem[] = [];
  let place: MorePlace | undefined = start;
  for (let turn = 0; place !== undefined && turn < mostTurns; turn += 1) {
    const answer = await ask(place);
    const isNew = ({ url }: StoryItem) => !seen.has(url);
    // More is offered only once something new is in sight.
    if (found.length > 0 && answer.some(isNew)) return { stories: found, next: place };
    const { stories, next } = moreStories(answer, place);
    for (const story of stories.filter(isNew)) {
      if (!seen.has(story.url)) found.push(story);
      seen.add(story.url);
    }
    if (found.length > 0 && answer.some(isNew)) return { stories: found, next };
    place = next;
  }
  return { stories: found, next: place };
}
