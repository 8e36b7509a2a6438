// The sections, topics, people and shows a reader follows, on this device alone. “For you” on the front page is made of them.

import { followedKey } from "../../reader-settings.ts";
import { storageEntry } from "../storage-entry.ts";
import { has, listIn, pathIn, textIn, without, withNewest } from "../storage-list.ts";

export const mostFollowed = 20;

/** How /api/article-search names the lists of each kind. */
const kinds = ["categories", "tags", "persons", "shows"] as const;

export type TopicKind = (typeof kinds)[number];

export interface Topic {
  url: string;
  name: string;
  kind: TopicKind;
  /** The lists its stories stand in: a person is known by an id and by the name of a page. */
  values: string[];
}

function topicIn(fields: ReadonlyMap<string, unknown>): Topic | undefined {
  const url = pathIn(fields.get("url"));
  const name = textIn(fields.get("name"));
  const kind = kinds.find((known) => known === fields.get("kind"));
  const saved: unknown = fields.get("values");
  const values = Array.isArray(saved) ? saved.filter((value) => typeof value === "string" && value !== "") : [];
  return url === undefined || name === undefined || kind === undefined || values.length === 0
    ? undefined
    : { url, name, kind, values: values.slice(0, 2) };
}

export const followedTopics = storageEntry({
  key: followedKey,
  version: 1,
  parse: (saved) => ({ topics: listIn(saved.get("topics"), topicIn).slice(0, mostFollowed) }),
});

export function isFollowed(url: string): boolean {
  return has(followedTopics.read().topics, url);
}

/** The page keeps room for “For you” by the mark that the first script sets; from now on it is set here. */
function keep(topics: Topic[]): boolean {
  const isStored = topics.length > 0 ? followedTopics.keep({ topics }) : forgotten();
  document.documentElement.toggleAttribute("data-follows", followedTopics.read().topics.length > 0);
  return isStored;
}

function forgotten(): true {
  followedTopics.forget();
  return true;
}

export function follow(topic: Topic): boolean {
  return keep(withNewest(followedTopics.read().topics, topic, mostFollowed));
}

export function unfollow(url: string): boolean {
  return keep(without(followedTopics.read().topics, url));
}
