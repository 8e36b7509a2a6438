// Show More of a group: reveals what the page brought, then asks for more of the playlist (VIDEO-03).

import { useRef, useState, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { VideoItem } from "../../../model/video/video-item.ts";
import type { FurtherVideos } from "./FurtherVideos.tsx";
import { afterArrival, afterReveal, hasMore, nextStep, whileLoading, type GroupState } from "./group-state.ts";
import styles from "./VideoGroup.module.css";

interface MoreVideosProps {
  start: GroupState;
  playlistId?: string;
  /** A video of the playlist stands elsewhere on the page and is not among the items. */
  shouldAddOneToOffset: boolean;
}

interface Answer {
  items: VideoItem[];
  total: number;
}

export function MoreVideos({ start, playlistId, shouldAddOneToOffset }: MoreVideosProps): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  const [group, setGroup] = useState(start);
  const [items, setItems] = useState<VideoItem[]>([]);
  const [Further, setFurther] = useState<typeof FurtherVideos>();

  const request = async (offset: number, size: number) => {
    setGroup(whileLoading);
    try {
      const query = new URLSearchParams({ offset: String(offset), size: String(size), playlistId: playlistId ?? "" });
      const [drawing, response] = await Promise.all([
        import("./FurtherVideos.tsx"),
        fetch(`/api/video-search/playlist?${query.toString()}`),
      ]);
      if (!response.ok) throw new Error(`The playlist was answered with ${response.status}`);
      const answer: Answer = await response.json();
      setFurther(() => drawing.FurtherVideos);
      setItems((before) => [...before, ...answer.items]);
      setGroup((before) => afterArrival(before, answer.items.length));
    } catch {
      // The button stays for another try.
      setGroup((before) => ({ ...before, isLoading: false }));
    }
  };

  const showMore = () => {
    const step = nextStep(group, shouldAddOneToOffset);
    if (step.do === "request") void request(step.offset, step.size);
    if (step.do !== "reveal") return;
    reveal(place.current, step.count);
    setGroup(afterReveal(group, step.count));
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
function reveal(place: Element | null, count: number): void {
  const later = place?.closest("section")?.querySelectorAll<HTMLElement>("[data-later]") ?? [];
  const revealed = [...later].slice(0, count);
  for (const item of revealed) item.removeAttribute("data-later");
  revealed[0]?.querySelector("a")?.focus({ preventScroll: true });
}
