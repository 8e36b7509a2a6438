// Finds what brings an island to life by its name: a script of its own, or a component for React, which comes with the first of those.

import type { ComponentType } from "react";
import { hearClicks } from "../core/client/early-clicks.ts";
import type { StartIsland } from "../core/client/islands.ts";
import { lookUp } from "../model/fields/look-up.ts";
import { islands } from "./islands.ts";
import { plainIslands } from "./plain-islands.ts";

type Load = () => Promise<unknown>;

async function loadComponent(name: string): Promise<ComponentType<object> | undefined> {
  const load = lookUp<Load>(islands, name) ?? lookUp<Load>((await import("./further-islands.ts")).furtherIslands, name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await load?.()) as ComponentType<object> | undefined;
}

/** Props were written under the island's name by the server, for this very part. Undefined for a name nobody knows. */
export async function loadIsland(name: string): Promise<StartIsland | undefined> {
  const loadPlain = lookUp<Load>(plainIslands, name);
  if (loadPlain !== undefined) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const control = (await loadPlain()) as StartIsland;
    return (element, props, life) => {
      control(element, props, life);
      hearClicks(element);
    };
  }
  const [component, { hydrateIsland }] = await Promise.all([
    loadComponent(name),
    import("../core/client/hydrate-island.tsx"),
  ]);
  return component && hydrateIsland(component);
}
