// Brings the islands of the page on show to life as they come near the viewport, and puts them to rest when the page goes.

import { createElement, useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { RenderedAt } from "../rendered-at.ts";
import { hearClicks } from "./early-clicks.ts";

const nearby = "400px";

/** Asks an island to wake now, wherever it is. */
export const wakeEvent = "wake-island";

/** Loads the component of an island by its name; undefined for a name nobody knows. */
export type LoadIsland = (name: string) => Promise<ComponentType<object> | undefined>;

let loadIsland: LoadIsland = async () => undefined;

/** To be told before the first island is woken: the site's islands import what wakes others, so the table cannot be imported here. */
export function setIslands(load: LoadIsland): void {
  loadIsland = load;
}

interface AwakeProps {
  element: Element;
  onAwake: () => void;
  children: ReactNode;
}

/** Says that what it holds has been hydrated, its effects included. */
function Awake({ element, onAwake, children }: AwakeProps): ReactNode {
  useEffect(() => hearClicks(element), [element]);
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Answers the function that puts them to rest. */
export function wakeIslands(page: Element, renderedAt: number): () => void {
  const awake: Root[] = [];
  let resting = false;

  const wake = async (element: HTMLElement) => {
    const { island = "", props = "{}" } = element.dataset;
    const Island = await loadIsland(island);
    if (Island === undefined || resting) return;
    const onAwake = () => {
      if (resting) takeDown(root);
      else awake.push(root);
    };
    const root = hydrateRoot(
      element,
      <Awake element={element} onAwake={onAwake}>
        <RenderedAt value={renderedAt}>{createElement(Island, JSON.parse(props))}</RenderedAt>
      </Awake>,
    );
  };

  const asleep = new Set<EventTarget | null>();
  const begin = ({ target }: { target: EventTarget | null }) => {
    if (asleep.delete(target) && target instanceof HTMLElement) void wake(target);
  };
  const observer = new IntersectionObserver(
    (entries) => entries.filter((entry) => entry.isIntersecting).forEach(begin),
    {
      rootMargin: nearby,
    },
  );
  for (const element of page.querySelectorAll("[data-island]")) {
    asleep.add(element);
    observer.observe(element);
  }
  page.addEventListener(wakeEvent, begin);

  return () => {
    resting = true;
    observer.disconnect();
    page.removeEventListener(wakeEvent, begin);
    // One that is still waking is taken down when it is awake: React complains of the other order.
    for (const root of awake) takeDown(root);
  };
}

/** Not at once: something is being drawn, and React takes no root down meanwhile. */
function takeDown(root: Root): void {
  queueMicrotask(() => root.unmount());
}
