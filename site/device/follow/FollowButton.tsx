// Follows what the page is about, on this device alone.

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { useKept } from "../use-kept.ts";
import { follow, followedTopics, unfollow, type Topic } from "./followed-topics.ts";

export function FollowButton({ topic }: { topic: Topic }): ReactNode {
  const followed = useKept(followedTopics)?.topics.some(({ url }) => url === topic.url) ?? false;
  return (
    <Button look="outline" pressed={followed} onClick={() => (followed ? unfollow(topic.url) : follow(topic))}>
      {followed ? "Following" : "Follow"}
      <span className="visually-hidden"> {topic.name}</span>
    </Button>
  );
}
