// What the Follow button does, fetched after the page.

import { follow, followedTopics, isFollowed, unfollow, type Topic } from "./followed-topics.ts";

/** Tells whether the topic is followed, now and after every change. */
export function watchTopic({ url }: Topic, tell: (followed: boolean) => void): () => void {
  const look = () => tell(isFollowed(url));
  look();
  return followedTopics.watch(look);
}

export function toggleFollowed(topic: Topic): void {
  if (isFollowed(topic.url)) unfollow(topic.url);
  else follow(topic);
}
