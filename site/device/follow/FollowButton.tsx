// Follows what the page is about, on this device alone. In an island; what it does comes after the page.

import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { Topic } from "./followed-topics.ts";

const loadController = () => import("./follow-controller.ts");

export function FollowButton({ topic }: { topic: Topic }): ReactNode {
  const [followed, setFollowed] = useState(false);

  useEffect(() => {
    const watching = loadController().then(({ watchTopic }) => watchTopic(topic, setFollowed));
    return () => void watching.then((stop) => stop());
  }, [topic]);

  return (
    <Button
      look="outline"
      pressed={followed}
      onClick={() => void loadController().then(({ toggleFollowed }) => toggleFollowed(topic))}
    >
      {followed && <Icon name="check" />}
      {followed ? "Following" : "Follow"}
      <span className="visually-hidden"> {topic.name}</span>
    </Button>
  );
}
