// A part of a page that does something in the browser. Pages are drawn by the server and stay as they came; only their islands are
// hydrated, each with its own code, when it comes near the viewport.

import { createElement, type ComponentProps, type ComponentType, type ReactNode } from "react";
import type { furtherIslands } from "./further-islands.ts";
import type { islands } from "./islands.ts";

type Islands = typeof islands & typeof furtherIslands;

type IslandComponent<N extends keyof Islands> = Awaited<ReturnType<Islands[N]>>;

interface IslandProps<N extends keyof Islands> {
  name: N;
  /** The island's own component: drawn here by the server, loaded by name in the browser. */
  component: IslandComponent<N>;
  /** Travels to the browser as JSON. */
  props: ComponentProps<IslandComponent<N>> & object;
  className?: string;
}

export function Island<N extends keyof Islands>({ name, component, props, className }: IslandProps<N>): ReactNode {
  // The two belong together by type; createElement cannot see that through the name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const Component = component as ComponentType<object>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className={className}>
      {createElement(Component, props)}
    </div>
  );
}
