// The strip of topics as it is worked on. Pure.

import type { HotTopics, OpenTopics, Topic } from "../../../model/desk/topic-calls.ts";

/** Each with a key of its own, by which it is the same one wherever it stands. */
export interface DraftTopic extends Topic {
  key: string;
}

export interface TopicsDraft extends Omit<HotTopics, "items"> {
  items: DraftTopic[];
  /** The version that it is to replace. */
  over: string | null;
}

export function draftOf({ topics, version }: OpenTopics): TopicsDraft {
  return { ...topics, items: topics.items.map((topic, place) => ({ ...topic, key: String(place) })), over: version };
}

export function topicsOf({ title, colour, items }: TopicsDraft): HotTopics {
  return { title, colour, items: items.map(({ text, url, openInNewWindow }) => ({ text, url, openInNewWindow })) };
}

export function isChanged(draft: TopicsDraft, { topics }: OpenTopics): boolean {
  return JSON.stringify(topicsOf(draft)) !== JSON.stringify(topics);
}

/** Out of its place into another; one that is out of bounds is the nearest. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const [one] = list.slice(from, from + 1);
  if (one === undefined) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, one);
}

export const newTopic = (key: string): DraftTopic => ({ key, text: "", url: "", openInNewWindow: false });
