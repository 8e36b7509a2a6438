// Where a module can be put, by the keyboard and by dragging. Pure.

import type { Place } from "../../../model/desk/front-changes.ts";
import type { Front, FrontModule } from "../../../model/desk/front.ts";
import { regionNames, type RegionName } from "../../../model/layouts/region-names.ts";

export interface Found {
  module: FrontModule;
  region: RegionName;
  index: number;
}

export function findModule(front: Front, key: string): Found | undefined {
  for (const region of regionNames) {
    const index = front[region].findIndex((module) => module.key === key);
    const module = front[region][index];
    if (module !== undefined) return { module, region, index };
  }
  return undefined;
}

/** One place up or down in its region; undefined at its end. */
export function stepPlace(front: Front, key: string, by: -1 | 1): Place | undefined {
  const found = findModule(front, key);
  if (found === undefined) return undefined;
  const { region, index } = found;
  const others = front[region].filter((module) => module.key !== key);
  const goal = index + by;
  if (goal < 0 || goal > others.length) return undefined;
  return { region, before: others[goal]?.key ?? null };
}

/** Beside another module. */
export function placeBeside(front: Front, key: string, edge: "before" | "after"): Place | undefined {
  const found = findModule(front, key);
  if (found === undefined) return undefined;
  const { region, index } = found;
  return { region, before: edge === "before" ? key : (front[region][index + 1]?.key ?? null) };
}

/** The one that takes its place when it goes, or the one before it. */
export function neighbourOf(front: Front, key: string): string | undefined {
  const found = findModule(front, key);
  if (found === undefined) return undefined;
  const list = front[found.region];
  return (list[found.index + 1] ?? list[found.index - 1])?.key;
}

/** Of the stories of a list: before which one, to be one place up or down. */
export function stepStory(urls: readonly string[], url: string, by: -1 | 1): { before: string | null } | undefined {
  const others = urls.filter((other) => other !== url);
  const goal = urls.indexOf(url) + by;
  if (goal < 0 || goal > others.length) return undefined;
  return { before: others[goal] ?? null };
}

export function allModules(front: Front): FrontModule[] {
  return regionNames.flatMap((region) => front[region]);
}
