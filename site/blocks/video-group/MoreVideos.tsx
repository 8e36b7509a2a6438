// Show More of a group: reveals what the page brought, then asks for more of the playlist (VIDEO-03). What was shown so is there again after
// Back.

import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { reloadIfGone } from "../../../core/client/chunk-guard.ts";
import { usePageMemory } from "../../../core/client/use-page-memory.ts";
import { focusIfLost } from "../../lib/focus-if-lost.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { VideoItem } from "../../../model/video/video-item.ts";
import type { Drawn } from "./further.ts";
import { afterReveal, hasMore, nextStep, whileLoading, type GroupState } from "./group-state.ts";
import styles from "./VideoGroup.module.css";

interface MoreVideosProps {
  start: GroupState;
  playlistId?: string;
  /** A video of the playlist stands elsewhere on the page and is not among the items. */
  shouldAddOneToOffset: boolean;
}

interface Opened {
  playlistId: string;
  group: GroupState;
  items: VideoItem[];
}

const further = () => import("./further.ts");

export function MoreVideos({ start, playlistId = "", shouldAddOneToOffset }: MoreVideosProps): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  const [group, setGroup] = useState(start);
  const [items, setItems] = useState<VideoItem[]>([]);
  const [Further, setFurther] = useState<Drawn["Further"]>();

  /** Drawn when it returns. */
  const show = (drawnBy: Drawn["Further"] | undefined, { group: next, items: shown }: Opened) =>
    flushSync(() => {
      setFurther(() => drawnBy);
      setItems(shown);
      setGroup(next);
    });

  const { island, keep } = usePageMemory<Opened>(place, async (opened) => {
    if (opened.playlistId !== playlistId) return;
    const drawnBy = opened.items.length === 0 ? undefined : (await further()).drawn.Further;
    reveal(place.current, Math.min(opened.group.shown, start.loaded) - start.shown);
    show(drawnBy, opened);
  });

  const request = async () => {
    setGroup(whileLoading);
    try {
      const { furtherFrom } = await further();
      const more = await furtherFrom(group, { playlistId, shouldAddOneToOffset }, island.current);
      const opened = { playlistId, group: more.group, items: [...items, ...more.items] };
      show(more.Further, opened);
      keep(opened);
      focusIfLost(island.current, more.items[0]?.url);
    } catch (error) {
      // The button stays for another try.
      setGroup(group);
      void reloadIfGone(error);
    }
  };

  const showMore = () => {
    const step = nextStep(group, shouldAddOneToOffset);
    if (step.do === "request") void request();
    if (step.do !== "reveal") return;
    const [first] = reveal(place.current, step.count);
    first?.querySelector("a")?.focus({ preventScroll: true });
    const revealed = afterReveal(group, step.count);
    setGroup(revealed);
    keep({ playlistId, group: revealed, items });
  };

  return (
    <>
      {Further !== undefined && <Further videos={items} />}
      <p ref={place} className={classNames("needs-script", styles.more)} hidden={!hasMore(group)}>
        <Button look="outline" busy={group.isLoading} onClick={showMore}>
          Show More
        </Button>
      </p>
    </>
  );
}

/** The list was drawn by the server and stands before this island. */
function reveal(place: Element | null, count: number): HTMLElement[] {
  const later = place?.closest("section")?.querySelectorAll<HTMLElement>("[data-later]") ?? [];
  const revealed = [...later].slice(0, Math.max(count, 0));
  for (const item of revealed) item.removeAttribute("data-later");
  return revealed;
}
