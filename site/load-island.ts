// Finds the code of an island by its name: in the table that every page has, or in the further one, which is fetched when it is needed.

import type { ComponentType } from "react";
import { lookUp } from "../model/fields/look-up.ts";
import { islands } from "./islands.ts";

type Load = () => Promise<unknown>;

/** Props were written under the island's name by the server, for this very component. Undefined for a name nobody knows. */
export async function loadIsland(name: string): Promise<ComponentType<object> | undefined> {
  const load = lookUp<Load>(islands, name) ?? lookUp<Load>((await import("./further-islands.ts")).furtherIslands, name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await load?.()) as ComponentType<object> | undefined;
}
