// What the reader follows, with the way out of each.

import type { ReactNode } from "react";
import { LineList } from "./LineList.tsx";
import { useStored } from "../../device/use-stored.ts";
import { followedTopics, unfollow } from "../../device/follow/followed-topics.ts";

export function FollowedList(): ReactNode {
  const stored = useStored(followedTopics);
  if (stored === undefined) return null;
  return (
    <LineList
      lines={stored.topics.map(({ url, name }) => ({ key: url, words: name, url }))}
      empty="None yet. Press Follow on a topic, a section or a person, and the front page has a row for you."
      act="Unfollow"
      onAct={unfollow}
    />
  );
}
