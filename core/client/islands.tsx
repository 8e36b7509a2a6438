// Brings the islands of the page on show to life as they come near the viewport, and puts them to rest when the page goes.

import { createElement, useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { islands } from "../../site/islands.ts";
import { RenderedAt } from "../../site/lib/rendered-at.ts";
import { hearClicks } from "./early-clicks.ts";

const nearby = "400px";

type Load = () => Promise<unknown>;

function loaderIn(table: Readonly<Record<string, Load>>, name: string): Load | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Props were written under the island's name by the server, for this very component. Undefined for a name nobody knows. */
async function islandComponent(name: string): Promise<ComponentType<object> | undefined> {
  const load =
    loaderIn(islands, name) ?? loaderIn((await import("../../site/further-islands.ts")).furtherIslands, name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await load?.()) as ComponentType<object> | undefined;
}

/** Says that what it holds has been hydrated, its effects included. */
function Awake({ element, children }: { element: Element; children: ReactNode }): ReactNode {
  useEffect(() => hearClicks(element), [element]);
  return children;
}

/** Answers the function that puts them to rest. A chunk that is gone is told to `onFailure`. */
export function wakeIslands(page: Element, renderedAt: number, onFailure: (error: unknown) => void): () => void {
  const roots: Root[] = [];
  let resting = false;

  const wake = async (element: HTMLElement) => {
    const { island = "", props = "{}" } = element.dataset;
    const Island = await islandComponent(island);
    if (Island === undefined || resting) return;
    roots.push(
      hydrateRoot(
        element,
        <Awake element={element}>
          <RenderedAt value={renderedAt}>{createElement(Island, JSON.parse(props))}</RenderedAt>
        </Awake>,
      ),
    );
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        wake(target).catch(onFailure);
      }
    },
    { rootMargin: nearby },
  );
  for (const element of page.querySelectorAll("[data-island]")) observer.observe(element);

  return () => {
    resting = true;
    observer.disconnect();
    // Not at once: the next page is being drawn, and React takes no root down meanwhile.
    queueMicrotask(() => {
      for (const root of roots) root.unmount();
    });
  };
}
