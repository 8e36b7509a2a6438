// What others have made live, taken into a working copy as a step of its own: it is taken back whole, and brought again, like any other.

import type { FrontChange } from "./front-changes.ts";
import type { Front } from "./front.ts";
import { mergeFronts } from "./merge-fronts.ts";

/** Of a working copy. */
export interface CopyState {
  /** What it is a copy of: what was live when the first person began, or when somebody last took in what others had made of it. */
  base: Front;
  baseVersion: string;
  front: Front;
}

export interface TakeIn {
  do: "take-in";
  from: CopyState;
  to: CopyState;
}

/** What is remembered of a step. */
export type StepChange = FrontChange | Pick<TakeIn, "do">;

type TakenIn = { state: CopyState; undo: TakeIn } | { fault: string };

const isPast = "What is live was taken in once more since then: that is to be taken back first.";

/** What was done since then to other modules stays, and so does what was done to the same ones. */
export function takenIn({ baseVersion, front }: CopyState, { from, to }: TakeIn): TakenIn {
  if (baseVersion !== from.baseVersion) return { fault: isPast };
  const merged = mergeFronts(from.front, to.front, front).front;
  return { state: { ...to, front: merged }, undo: { do: "take-in", from: to, to: from } };
}
