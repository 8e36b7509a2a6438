// The key events of live coverage: the posts an editor has marked, newest first, each with a few words to jump by. Pure.

import { plainText } from "../../model/html/plain-text.ts";
import { orderPosts } from "./order-posts.ts";

export interface KeyEvent {
  id: string;
  label: string;
  time?: string;
}

interface Labelled {
  id: string;
  title?: string;
  body?: string;
  time?: string;
  key: boolean;
}

const longestLabel = 90;

export function keyEvents(posts: readonly Labelled[]): KeyEvent[] {
  const marked = posts.filter(({ key }) => key).map((post) => ({ ...post, pinned: false }));
  return orderPosts(marked).map((post) => ({ id: post.id, label: postLabel(post), time: post.time }));
}

/** Its title, or its first words. */
export function postLabel({ title, body = "" }: Pick<Labelled, "title" | "body">): string {
  if (title !== undefined) return title;
  const words = plainText(body);
  return words.length <= longestLabel ? words : `${words.slice(0, words.lastIndexOf(" ", longestLabel))} …`;
}
