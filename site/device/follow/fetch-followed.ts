// Asks for the newest stories of each topic followed. One call a list, the same for everyone who asks for it, so that no call says what
// one reader follows altogether and every answer can be cached for all.

import type { StoryItem } from "../../../model/stories/story-item.ts";
import type { Topic } from "./followed-topics.ts";

/** Enough that something is left of each when those on the page are left out. */
const perTopic = 16;

export function followedCalls(topics: readonly Topic[]): string[] {
  return topics.flatMap(({ kind, values }) =>
    values.map((value) => `/api/article-search?searchBy=${kind}&values=${encodeURIComponent(value)}&size=${perTopic}`),
  );
}

/** A topic that cannot be had is left out; when none can, it rejects. */
export async function fetchFollowed(topics: readonly Topic[]): Promise<StoryItem[][]> {
  const answers = await Promise.allSettled(
    followedCalls(topics).map(async (address): Promise<StoryItem[]> => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(String(response.status));
      return response.json();
    }),
  );
  const lists = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  if (lists.length === 0) throw new Error("No topic could be had");
  return lists;
}
