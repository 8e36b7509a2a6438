// The page engine in the browser, with what it needs of this site.

import { takeOver } from "../../core/client/take-over.tsx";
import { siteFrame } from "../site-frame.ts";
import { loadIsland } from "../load-island.ts";
import { FreshTimes } from "../shell/FreshTimes.tsx";

export function takeOverPage(): Promise<void> {
  return takeOver({
    frame: siteFrame,
    loadIsland,
    PageEffects: FreshTimes,
    onShown: async (page, build) => (await import("../page-shown.ts")).pageShown(page, build),
  });
}
