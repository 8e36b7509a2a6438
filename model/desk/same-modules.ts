// Two versions of a front, whose modules have no names of their own: which of the one are those of the other. Alike to the letter first, then of one
// kind and title. Pure.

import { eachRegion, regionNames } from "../layouts/region-names.ts";
import { kindOf, moduleTitle } from "./front-difference.ts";
import type { Front, FrontModule } from "./front.ts";

const likenesses: readonly ((module: FrontModule) => string)[] = [
  ({ component }) => JSON.stringify(component),
  (module) => `${kindOf(module)} ${moduleTitle(module)}`,
];

const modulesOf = (front: Front) => regionNames.flatMap((region) => front[region]);

/** `after` with the keys of `before` for the modules that both have; its others have keys that `beside` has not either. */
export function withSameKeys(before: Front, after: Front, beside: Front = before): Front {
  const free = new Set(modulesOf(before));
  const used = new Set([...modulesOf(before), ...modulesOf(beside)].map(({ key }) => key));
  const freshKey = (key: string): string => (used.has(key) ? freshKey(`other-${key}`) : key);
  const keys = new Map<FrontModule, string>();
  for (const likeness of likenesses) {
    for (const module of modulesOf(after)) {
      const same = keys.has(module) ? undefined : [...free].find((one) => likeness(one) === likeness(module));
      if (same === undefined) continue;
      free.delete(same);
      keys.set(module, same.key);
    }
  }
  return eachRegion((region) =>
    after[region].map((module) => ({ ...module, key: keys.get(module) ?? freshKey(`other-${module.key}`) })),
  );
}
