// Where a page offers to be followed. Nothing is drawn where there is nothing to follow, or no script to do it.

import { useContext, type ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { followedKey } from "../../reader-settings.ts";
import { FollowButton } from "./FollowButton.tsx";
import { TopicOfPage } from "./topic-of-page.ts";

export function Follow(): ReactNode {
  const topic = useContext(TopicOfPage);
  if (topic === undefined) return null;
  return (
    <Island name="follow" component={FollowButton} props={{ topic }} wakes={[followedKey]} className="needs-script" />
  );
}
