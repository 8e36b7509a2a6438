// How what goes wrong in a history is begun, ends, and is noted.

import { setTimeout as wait } from "node:timers/promises";
import type { FaultKind, PlannedFault } from "./plan.ts";

/** Ends when it is put right. */
export type Fault = (planned: PlannedFault) => Promise<void>;

/** What can go wrong in a world. */
export type FaultTable = Readonly<Partial<Record<FaultKind, Fault>>>;

export function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`There is no ${place}.`);
  return found;
}

/** Begins, lasts, and is put right whatever happens. */
export async function during({ lasting }: PlannedFault, begin: () => unknown, putRight: () => unknown): Promise<void> {
  try {
    await begin();
    await wait(lasting);
  } finally {
    await putRight();
  }
}

/** What one fault is put to; another at the same place waits for it. */
const placeOf = ({ kind, target }: PlannedFault) => {
  const [part = ""] = kind.split("-");
  if (kind === "purge-cut") return `edge ${target}`;
  return part === "node" || part === "edge" ? `${part} ${target}` : part;
};

export interface Faults {
  begin: (planned: PlannedFault) => void;
  /** When everything is put right. */
  over: () => Promise<void>;
}

export function runFaults(table: FaultTable, note: (kind: FaultKind, from: number, to: number) => void): Faults {
  const places = new Map<string, Promise<void>>();
  async function run(planned: PlannedFault, before: Promise<void>): Promise<void> {
    await before;
    const from = performance.now();
    try {
      await table[planned.kind]?.(planned);
    } finally {
      note(planned.kind, from, performance.now());
    }
  }
  return {
    begin(planned) {
      const place = placeOf(planned);
      const running = run(planned, places.get(place) ?? Promise.resolve());
      // Whoever waits for the end hears of it.
      running.catch(() => {});
      places.set(place, running);
    },
    over: async () => {
      await Promise.all(places.values());
    },
  };
}
