// The strip stands as the server drew it until a program ends. Only then comes what draws the next ones: most pages are gone by that time.

import type { IslandLife } from "../../../core/client/islands.ts";
import { untilChange } from "./next-change.ts";
import type { OnNowProps } from "./OnNowStrip.tsx";

export function keepOnNow(element: HTMLElement, props: OnNowProps, life: IslandLife): void {
  const wait = untilChange(props.channels, Date.now());
  if (wait === undefined) return;
  const takeOver = async () => {
    const [{ hydrateIsland }, { OnNowStrip }] = await Promise.all([
      import("../../../core/client/hydrate-island.tsx"),
      import("./OnNowStrip.tsx"),
    ]);
    if (!life.signal.aborted) hydrateIsland(OnNowStrip)(element, props, life);
  };
  const timer = setTimeout(() => void takeOver(), wait);
  life.signal.addEventListener("abort", () => clearTimeout(timer));
}
