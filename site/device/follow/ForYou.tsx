// “For you” on the front page: the newest of what the reader follows, put together on the device. Its room is there before the first paint
// where something is followed, and for nobody else; the island of a part that is not shown never wakes.

import { useEffect, useState, type ReactNode } from "react";
import { reloadIfGone } from "../../../core/client/chunk-guard.ts";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import type { StoryRow } from "./ForYouStories.tsx";

export function ForYou(): ReactNode {
  const [drawing, setDrawing] = useState<{ Row: typeof StoryRow; stories: readonly StoryItem[] }>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      const [{ StoryRow: Row }, controller] = await Promise.all([
        import("./ForYouStories.tsx"),
        import("./for-you-controller.ts"),
      ]);
      const show = async () => {
        const stories = await controller.storiesForYou();
        if (!isGone) setDrawing({ Row, stories });
      };
      await show();
      if (!isGone) stop = controller.onFollowChange(() => void show().catch(() => undefined));
    };
    begin().catch((error: unknown) => {
      setFailed(true);
      void reloadIfGone(error);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);

  if (hasFailed) return <p>The stories of your topics could not be loaded.</p>;
  if (drawing === undefined) return null;
  const { Row, stories } = drawing;
  return stories.length === 0 ? (
    <p>Nothing new from your topics beyond what stands on this page.</p>
  ) : (
    <Row stories={stories} />
  );
}
