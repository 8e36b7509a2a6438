// What a history is made of, decided by its seed alone: who writes what in which step, and what goes wrong meanwhile. Pure.

import { chance, type Chance } from "../attacks/seeded.ts";

export const nodes = 3;
export const edges = 2;
/** That want every alert. */
export const devices: readonly string[] = ["telephone", "laptop"];

export type StoryState = "out" | "draft" | "scheduled";

export type Action =
  | { do: "story"; story: number; version: number; state: StoryState; ahead: number }
  | { do: "post" | "alert" | "form" | "sign-up" | "file"; number: number };

export const faultKinds = [
  "node-kill",
  "node-halt",
  "node-cut",
  "node-slow",
  "node-loss",
  "node-disk",
  "node-clock",
  "edge-kill",
  "edge-halt",
  "edge-cut",
  "edge-loss",
  "purge-cut",
  "database-kill",
  "database-halt",
  "database-disk",
  "objects-kill",
  "objects-cut",
  "objects-disk",
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** What can go wrong where there are only nodes and their database. */
export const nodeFaultKinds = [
  "node-kill",
  "node-halt",
  "node-cut",
  "node-slow",
] as const satisfies readonly FaultKind[];

/** Seeds that the tests play: all that can go wrong does in one of them. */
export const usualSeeds = [28, 904, 1097] as const;
/** Those that are played with nodes alone. */
export const nodeSeeds = [1, 8, 9] as const;

export interface PlannedFault {
  kind: FaultKind;
  /** Which of the nodes or edges. */
  target: number;
  /** Milliseconds, of those that end by being put right. */
  lasting: number;
  /** Seconds by which a clock is wrong. */
  jump: number;
}

export interface Step {
  faults: readonly PlannedFault[];
  actions: readonly Action[];
}

export interface Plan {
  seed: number;
  steps: readonly Step[];
}

const steps = { least: 3, more: 4 };
const stories = 4;
const lasting = { least: 200, more: 1_800 };
const jumps = [-3600, -90, -5, 5, 90, 3600] as const;
/** Drafts and scheduled stories are the fewer. */
const states = ["out", "out", "out", "draft", "scheduled"] as const;
/** A failover takes as long as everything else together. */
const often = faultKinds.filter((kind) => !kind.startsWith("database-"));
const kindsByChance: readonly FaultKind[] = [...often, ...often, ...faultKinds];

function faultBy({ below, of }: Chance, kinds: readonly FaultKind[]): PlannedFault {
  const kind = of<FaultKind>(["node-kill", ...kindsByChance.filter((one) => kinds.includes(one))]);
  return {
    kind,
    target: below(kind.startsWith("node") ? nodes : edges),
    lasting: lasting.least + below(lasting.more),
    jump: of(jumps),
  };
}

/** `kinds` are those that can go wrong where it is played. */
export function planOf(seed: number, kinds: readonly FaultKind[] = faultKinds): Plan {
  const luck = chance(seed);
  const { below, of } = luck;
  const versions = Array.from({ length: stories }, () => 0);
  let numbered = 0;

  function storyAction(story: number): Action {
    const version = (versions[story] ?? 0) + 1;
    versions[story] = version;
    return { do: "story", story, version, state: of(states), ahead: 300 + below(2_000) };
  }

  function step(): Step {
    const written = versions.keys().filter(() => below(2) === 0);
    const others = (["post", "alert", "form", "sign-up", "file"] as const).filter(() => below(2) === 0);
    const faults = Array.from({ length: [0, 0, 1, 1, 2][below(5)] ?? 0 }, () => faultBy(luck, kinds));
    return {
      faults,
      actions: [...written.map(storyAction), ...others.map((what) => ({ do: what, number: (numbered += 1) }))],
    };
  }

  return { seed, steps: Array.from({ length: steps.least + below(steps.more) }, step) };
}
