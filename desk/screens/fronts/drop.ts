// What it means when something is dropped somewhere. Pure.

import type { FrontChange } from "../../../model/desk/front-changes.ts";
import { storiesOf, type Front } from "../../../model/desk/front.ts";
import { kindOf } from "../../../model/desk/front-difference.ts";
import { listsStories } from "../../../model/desk/module-starters.ts";
import { findModule, placeBeside } from "./places.ts";

/** A module, or a story of one. */
export interface Dragged {
  key: string;
  url?: string;
}

export interface DropGoal extends Dragged {
  edge: "before" | "after";
}

/** Undefined where it stays what it was. */
export function changeOfDrop(front: Front, dragged: Dragged, goal: DropGoal): FrontChange | undefined {
  return dragged.url === undefined
    ? moduleDropped(front, dragged.key, goal)
    : storyDropped(front, dragged.key, dragged.url, goal);
}

function moduleDropped(front: Front, key: string, goal: DropGoal): FrontChange | undefined {
  const at = placeBeside(front, goal.key, goal.edge);
  const own = placeBeside(front, key, "after");
  if (at === undefined || goal.key === key) return undefined;
  if (at.before === key || (own?.region === at.region && own.before === at.before)) return undefined;
  return { do: "move", key, at };
}

/** Before a story that is pinned; behind all that are where it was dropped on one that a query found, or on the module. */
function storyDropped(front: Front, key: string, url: string, goal: DropGoal): FrontChange | undefined {
  const target = findModule(front, goal.key);
  if (target === undefined || goal.url === url || !listsStories(kindOf(target.module))) return undefined;
  const pins = storiesOf(target.module.component).map(({ articleUrl }) => articleUrl);
  const others = pins.filter((pin) => pin !== url);
  const at = goal.url === undefined ? -1 : others.indexOf(goal.url);
  const before = at === -1 ? null : (others[goal.edge === "before" ? at : at + 1] ?? null);
  const stays = key === goal.key && pins.includes(url) && (pins[pins.indexOf(url) + 1] ?? null) === before;
  return stays ? undefined : { do: "move-story", key, url, to: { key: goal.key, before } };
}
