// What all workers have done together, and how they are.

import { addNumbers } from "../workers/add-numbers.ts";
import type { Report, Reports } from "../workers/team.ts";
import { newFigures, type Figures } from "./figures.ts";

export interface Totals {
  /** Those of workers that have ended are among them. */
  figures: Figures;
  state: Report["state"];
  workers: readonly Report[];
}

export function totalsOf({ live, ended }: Reports): Totals {
  const figures = newFigures();
  const state = { cachedPages: 0, cachedBytes: 0, streams: 0, rendersWaiting: 0, longestStall: 0 };
  addNumbers(figures, ended);
  for (const report of live) {
    addNumbers(figures, report.figures);
    const { longestStall, ...sums } = report.state;
    addNumbers(state, sums);
    state.longestStall = Math.max(state.longestStall, longestStall);
  }
  return { figures, state, workers: live };
}
