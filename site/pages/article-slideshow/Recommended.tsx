// SLIDE-03: asks for the slideshows to see next once the reader has begun with this one, so that they are there at the end of it. What the
// server drew is hidden until then, and comes back when no answer does.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { StoryOffer } from "../article/article-props.ts";
import { pictureEvent } from "./picture-event.ts";
import { fetchSlideshows, otherSlideshows } from "./recommended.ts";
import type { SlideshowList } from "./SlideshowList.tsx";

interface RecommendedProps {
  /** What the server drew, to fill the places that the answer leaves. */
  stories: StoryOffer[];
  section?: string;
  /** The slideshow on the page. */
  ownUrl: string;
}

interface Drawing {
  /** Where the server drew its list. */
  place: HTMLElement;
  List: typeof SlideshowList;
  shown: StoryOffer[];
}

export function Recommended({ stories, section, ownUrl }: RecommendedProps): ReactNode {
  const own = useRef<HTMLSpanElement>(null);
  const [drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    const life = new AbortController();
    const gallery = own.current?.closest("section");
    const place = gallery?.querySelector<HTMLElement>("[data-list]");
    const load = async (list: HTMLElement) => {
      list.dataset["list"] = "loading";
      try {
        const [{ SlideshowList: List }, fresh] = await Promise.all([
          import("./SlideshowList.tsx"),
          fetchSlideshows(section),
        ]);
        setDrawing({ place: list, List, shown: otherSlideshows(ownUrl, fresh, stories) });
        list.dataset["list"] = "fresh";
      } catch {
        list.dataset["list"] = "drawn";
      }
    };
    const begin = () => place && void load(place);
    // The reader may have begun before this woke.
    if (gallery?.dataset["picture"] !== undefined) begin();
    else gallery?.addEventListener(pictureEvent, begin, { once: true, signal: life.signal });
    return () => life.abort();
  }, [stories, section, ownUrl]);

  return (
    <>
      <span ref={own} hidden />
      {drawing !== undefined && createPortal(<drawing.List stories={drawing.shown} />, drawing.place)}
    </>
  );
}
