// Relative times stand in pages, which are drawn by the server and stay as they came. This moves their words on: when a page is taken over
// (it may come from a cache) and with every minute.

import { useEffect, type ReactNode } from "react";
import { useNow } from "../lib/clock.ts";
import { relativeTime } from "../lib/relative-time.ts";

function refresh(root: Document, now: number): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>("time[data-relative]")) {
    const words = relativeTime({ publicationDate: time.dateTime }, now);
    const { firstChild } = time;
    if (words !== undefined && firstChild instanceof Text && firstChild.data !== words) firstChild.data = words;
  }
}

/** One a page: give it a key. */
export function FreshTimes(): ReactNode {
  const now = useNow();
  useEffect(() => refresh(document, now), [now]);
  return null;
}
