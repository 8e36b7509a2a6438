// What readers would not get of a module because it cannot be read. A hidden one is read as if it were not.

import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { whyUndrawn } from "../../content/layouts/drawn-parts.ts";
import type { FrontWarning } from "../../model/desk/front-calls.ts";
import { applyChange, type FrontChange } from "../../model/desk/front-changes.ts";
import type { Component, Front } from "../../model/desk/front.ts";
import { dropAbsent } from "../../model/fields/absent.ts";
import { regionNames, type RegionName } from "../../model/layouts/region-names.ts";

/** Nothing of one that no record could hold. */
export function withoutAbsent(component: Component): unknown {
  try {
    return dropAbsent(component);
  } catch {
    return undefined;
  }
}

function faultsOf(component: Component, subtype: string, region: RegionName): string[] {
  const { gaps } = parseBlocks([withoutAbsent(component)], region, (kind) => whyUndrawn(subtype, region, kind));
  const whole = `${region}.0`;
  return gaps.map(({ at, reasons }) => [at.slice(whole.length + 1), reasons.join("; ")].filter(Boolean).join(": "));
}

interface FaultyModule {
  key: string;
  faults: string[];
}

function faultyModules(front: Front, subtype: string): FaultyModule[] {
  return regionNames.flatMap((region) =>
    front[region].map(({ key, component }) => ({ key, faults: faultsOf(component, subtype, region) })),
  );
}

export function moduleWarnings(front: Front, subtype: string): FrontWarning[] {
  return faultyModules(front, subtype).flatMap(({ key, faults }) =>
    faults.map((fault) => ({ key, text: `Readers do not see this of it: ${fault}.` })),
  );
}

/** What could not be read after a step says something else of a module, and can be now. */
export function newFaults(front: Front, change: FrontChange, subtype: string): string[] {
  if (change.do !== "set" && change.do !== "add") return [];
  const result = applyChange(front, change);
  if ("fault" in result) return [];
  const of = (some: Front) => faultyModules(some, subtype).find(({ key }) => key === change.key)?.faults ?? [];
  const before = of(front);
  return of(result.front).filter((fault) => !before.includes(fault));
}
