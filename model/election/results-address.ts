// Where results are found (ROUTE-11): the page of an election, and what of it a reader has asked for. Pure.

import { pathOf } from "../addresses/site-path.ts";

export interface ResultsFilter {
  /** Slugs. */
  state?: string;
  office?: string;
}

/** Of the election `2023/general`: /elections/2023/general-results. */
export function resultsPath(id: string): string {
  return pathOf(`/elections/${id}-results`);
}

/** Those who chose something are brought to the races. */
export function resultsAddress(path: string, { state, office }: ResultsFilter): string {
  const query = new URLSearchParams();
  if (state !== undefined) query.set("state", state);
  if (office !== undefined) query.set("office", office);
  return query.size === 0 ? path : `${path}?${query.toString()}#races`;
}
