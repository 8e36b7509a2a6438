// For an island with something to open: what the reader had opened is there again after Back.

import { useEffect, useRef, type RefObject } from "react";
import { isRemembered } from "./page-on-show.ts";

const memory = () => import("./page-memory.ts");

export interface OwnMemory<T> {
  /** The element of the island, once it is awake. */
  island: RefObject<HTMLElement | null>;
  keep: (opened: T) => void;
}

/** `place`: an element of the island. `comeBack` is done when what it was given is drawn. */
export function usePageMemory<T>(
  place: RefObject<HTMLElement | null>,
  comeBack: (opened: T) => Promise<void>,
): OwnMemory<T> {
  const island = useRef<HTMLElement>(null);
  const latest = useRef(comeBack);

  useEffect(() => {
    const own = place.current?.closest<HTMLElement>("[data-island]") ?? null;
    island.current = own;
    if (own !== null && isRemembered()) void memory().then(({ bringBack }) => bringBack(own, latest.current));
  }, [place]);

  const keep = (opened: T) => {
    const { current } = island;
    // One that cannot be remembered is shown all the same.
    if (current !== null)
      memory()
        .then(({ remember }) => remember(current, opened))
        .catch(() => undefined);
  };
  return { island, keep };
}
