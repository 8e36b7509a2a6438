// The present moment for components. The server and the first client drawing use the moment the page was made;
// after hydration one shared timer moves on with every full minute.

import { useSyncExternalStore } from "react";
import { useRenderedAt } from "../../core/rendered-at.ts";

const minute = 60_000;
const listeners = new Set<() => void>();
let current = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  current = Date.now();
  timer = setTimeout(tick, minute - (current % minute));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Milliseconds; changes once a minute. */
export function useNow(): number {
  const renderedAt = useRenderedAt();
  return useSyncExternalStore(
    subscribe,
    () => Math.max(current, renderedAt),
    () => renderedAt,
  );
}
