// A part of a page that does something in the browser. Pages are drawn by the server and stay as they came; only their islands come to life,
// each with its own code: when the reader reaches for it, or when it comes near the viewport and must be alive by itself.

import { createElement, type ComponentProps, type ComponentType, type ReactNode } from "react";
import type { furtherIslands } from "./further-islands.ts";
import type { islands } from "./islands.ts";
import type { StartIsland } from "../core/client/islands.ts";
import type { plainIslands } from "./plain-islands.ts";

type Loaded<T extends Record<string, () => Promise<unknown>>> = { [N in keyof T]: Awaited<ReturnType<T[N]>> };
type Components = Loaded<typeof islands & typeof furtherIslands>;
type Controls = Loaded<typeof plainIslands>;
type IslandName = keyof Components | keyof Controls;

type PropsOf<N extends IslandName> = N extends keyof Components
  ? ComponentProps<Components[N]> & object
  : N extends keyof Controls
    ? Controls[N] extends StartIsland<infer P>
      ? P
      : never
    : never;

interface IslandProps<N extends IslandName> {
  name: N;
  /** Draws it on the server; for an island of React, its own component. */
  component: N extends keyof Components ? Components[N] : ComponentType<PropsOf<N>>;
  /** Travels to the browser as JSON. */
  props: PropsOf<N>;
  /**
   * Absent: when the reader reaches for it. `near`: as it comes near the viewport. Names of what is saved on the device: as it comes near,
   * while one of them is there.
   */
  wakes?: "near" | readonly string[];
  className?: string;
}

export function Island<N extends IslandName>({ name, component, props, wakes, className }: IslandProps<N>): ReactNode {
  // The two belong together by type; createElement cannot see that through the name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const Component = component as ComponentType<object>;
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-wake={typeof wakes === "string" ? wakes : wakes?.join(" ")}
      className={className}
    >
      {createElement(Component, props)}
    </div>
  );
}
