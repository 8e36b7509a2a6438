// What others have made live since people began to work on a front, taken into their working copy. A module that one side alone has touched is as
// that side has it; one that both have touched stays as the working copy has it, and is named. All three versions know their modules by the same keys.

import { eachRegion, regionNames } from "../layouts/region-names.ts";
import { applyChange, type FrontChange, type Place } from "./front-changes.ts";
import { inOneOrder } from "./front-difference.ts";
import type { Front, FrontModule } from "./front.ts";
import { movesOf, placesOf, type Placed } from "./moved-modules.ts";

export interface MergedFront {
  front: Front;
  /** Modules that both sides have touched. */
  both: FrontModule[];
}

/** `base`: what was live when people began. */
export function mergeFronts(base: Front, live: Front, copy: Front): MergedFront {
  const [theirs, ours] = [touched(base, live), touched(base, copy)];
  const [were, lives, copies] = [placesOf(base), placesOf(live), placesOf(copy)];
  const free = [...theirs].filter((key) => !ours.has(key));
  const taken = free.filter((key) => were.has(key));
  const gone = taken.filter((key) => !lives.has(key));
  const { all: moved } = movesOf(base, live);
  let front = gone.reduce((merged, key) => changed(merged, { do: "remove", key }), withModulesOf(copy, lives, taken));
  // In their order, so that each finds the one that it follows.
  for (const [key, { module }] of lives) {
    if (!free.includes(key)) continue;
    const at = placeAsIn(live, front, key);
    if (!were.has(key)) front = changed(front, { do: "add", key, component: module.component, at });
    else if (moved.has(key)) front = changed(front, { do: "move", key, at });
  }
  const both = [...theirs]
    .filter((key) => ours.has(key))
    .flatMap((key) => {
      const [one, other] = [copies.get(key), lives.get(key)];
      const isAlike = one?.region === other?.region && isSame(one?.module, other?.module);
      return isAlike && !moved.has(key) ? [] : ((one ?? other)?.module ?? []);
    });
  return { front, both };
}

const isSame = (one: FrontModule | undefined, other: FrontModule | undefined) =>
  inOneOrder(one?.component) === inOneOrder(other?.component);

/** Keys of what was added, changed, moved or taken away. */
function touched(before: Front, after: Front): Set<string> {
  const [were, are] = [placesOf(before), placesOf(after)];
  const keys = [...new Set([...were.keys(), ...are.keys()])];
  return new Set([
    ...keys.filter((key) => !were.has(key) || !are.has(key) || !isSame(were.get(key)?.module, are.get(key)?.module)),
    ...movesOf(before, after).all,
  ]);
}

function withModulesOf(front: Front, from: Placed, keys: readonly string[]): Front {
  return eachRegion((region) =>
    front[region].map((module) => (keys.includes(module.key) ? (from.get(module.key)?.module ?? module) : module)),
  );
}

/** Behind the nearest of those before it that is there. */
function placeAsIn(live: Front, front: Front, key: string): Place {
  const region = regionNames.find((name) => live[name].some((module) => module.key === key)) ?? "main";
  const others = front[region].map((module) => module.key).filter((other) => other !== key);
  const order = live[region].map((module) => module.key);
  const previous = order.slice(0, order.indexOf(key)).findLast((other) => others.includes(other));
  return { region, before: others[previous === undefined ? 0 : others.indexOf(previous) + 1] ?? null };
}

function changed(front: Front, change: FrontChange): Front {
  const result = applyChange(front, change);
  return "front" in result ? result.front : front;
}
