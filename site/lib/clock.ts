// The present moment for components. The server and the first client drawing use the moment the page was made; after hydration it moves on
// with every full minute.

import { useSyncExternalStore } from "react";
import { useRenderedAt } from "../../core/rendered-at.ts";
import { currentMinute, eachMinute } from "./each-minute.ts";

/** Milliseconds; changes once a minute. */
export function useNow(): number {
  const renderedAt = useRenderedAt();
  return useSyncExternalStore(
    eachMinute,
    () => Math.max(currentMinute(), renderedAt),
    () => renderedAt,
  );
}
