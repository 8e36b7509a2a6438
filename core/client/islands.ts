// Brings the islands of the page on show to life: one that the reader reaches for at once, one that must be alive by itself as it comes near
// the viewport. Puts them to rest when the page goes. What an island is made of is fetched with the first of its kind.

import { isKept, onChange } from "./device-changes.ts";
import { giveUp, onAskedToWake, reachMark } from "./early-clicks.ts";

const nearby = "400px";
/** By mouse, by finger and by keyboard. A click alone, as some assistive programs make it, is told by `early-clicks.ts`. */
const reaches = ["pointerover", "pointerdown", "focusin"] as const;

/** While the page is on show that an island stands on. */
export interface IslandLife {
  /** When the page was drawn, in milliseconds. */
  renderedAt: number;
  /** Aborted when the page goes. */
  signal: AbortSignal;
}

/** Brings one island to life. */
export type StartIsland<P extends object = object> = (element: HTMLElement, props: P, life: IslandLife) => void;

/** By the island's name; undefined for a name nobody knows. */
export type LoadIsland = (name: string) => Promise<StartIsland | undefined>;

let loadIsland: LoadIsland = async () => undefined;

/** To be told before the first island is woken: the site's islands import what wakes others, so the table cannot be imported here. */
export function setIslands(load: LoadIsland): void {
  loadIsland = load;
}

/** Whether it is to wake when it comes near: always, or while something is kept on the device that it shows. */
function wakesNearby({ dataset: { wake } }: HTMLElement): boolean {
  return wake === "near" || (wake !== undefined && isKept(wake.split(" ")));
}

/** Answers the function that puts them to rest. */
export function wakeIslands(page: Element, renderedAt: number): () => void {
  const asleep = new Set(page.querySelectorAll<HTMLElement>("[data-island]"));
  const leaving = new AbortController();
  const { signal } = leaving;

  const wake = async (element: HTMLElement) => {
    if (!asleep.delete(element)) return;
    observer.unobserve(element);
    const { island = "", props = "{}" } = element.dataset;
    try {
      const start = await loadIsland(island);
      if (!signal.aborted) start?.(element, JSON.parse(props), { renderedAt, signal });
    } catch (error) {
      giveUp(element);
      throw error;
    }
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement && wakesNearby(target)) void wake(target);
    },
    { rootMargin: nearby },
  );

  /** Those in view are told of again. */
  const watch = () => {
    for (const element of asleep) {
      if (element.dataset["wake"] === undefined) continue;
      observer.unobserve(element);
      observer.observe(element);
    }
  };

  const onReach = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const own = target.closest<HTMLElement>("[data-island]");
    if (own !== null) void wake(own);
    const around = target.closest(`[${reachMark}]`)?.querySelectorAll<HTMLElement>("[data-island]") ?? [];
    for (const element of around) void wake(element);
  };

  for (const reach of reaches) page.addEventListener(reach, onReach, { signal, capture: true, passive: true });
  onAskedToWake(page, onReach, signal);
  addEventListener("storage", watch, { signal });
  signal.addEventListener("abort", onChange(watch));
  watch();

  return () => {
    leaving.abort();
    observer.disconnect();
  };
}
