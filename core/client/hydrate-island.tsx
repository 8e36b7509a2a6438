// An island that React draws: comes with React itself, when the first of them wakes.

import { createElement, useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { RenderedAt } from "../rendered-at.ts";
import { hearClicks } from "./early-clicks.ts";
import type { StartIsland } from "./islands.ts";

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

export function hydrateIsland<P extends object>(Island: ComponentType<P>): StartIsland<P> {
  return (element, props, { renderedAt, signal }) => {
    // One that is still waking is taken down when it is awake: React complains of the other order.
    const onAwake = () => {
      if (signal.aborted) takeDown(root);
      else signal.addEventListener("abort", () => takeDown(root));
    };
    const root = hydrateRoot(
      element,
      <Awake element={element} onAwake={onAwake}>
        <RenderedAt value={renderedAt}>{createElement(Island, props)}</RenderedAt>
      </Awake>,
    );
  };
}

/** Not at once: something is being drawn, and React takes no root down meanwhile. */
function takeDown(root: Root): void {
  queueMicrotask(() => root.unmount());
}
