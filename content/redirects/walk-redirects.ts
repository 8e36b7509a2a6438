// The way that stored redirects lead from an address, step by step, as the site goes it for a reader.

import { carryQuery } from "../../model/addresses/carry-query.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import type { ContentClient } from "../client.ts";
import { standsAt } from "../stands-at.ts";
import { findByPattern, findRedirect, type FoundRedirect } from "./find-redirect.ts";
import { mostSteps } from "./redirect-faults.ts";

export interface Place {
  path: string;
  search: string;
}

export interface RedirectWalk {
  steps: { at: Place; found: FoundRedirect }[];
  /** Where the last step leads; undefined when that is elsewhere, and for a way that leads back to itself. */
  end: Place | undefined;
  isEndless: boolean;
}

type Reads = Pick<ContentClient, "byPath" | "redirectAt" | "redirectPatterns">;

/** `first` is what holds for the address itself. */
export async function walkRedirects(
  from: Place,
  first: FoundRedirect | undefined,
  content: Reads,
  now: number,
): Promise<RedirectWalk> {
  const seen = new Set<string>();
  const steps: RedirectWalk["steps"] = [];
  let at: Place | undefined = from;
  for (let found = first; at !== undefined && found !== undefined && steps.length < mostSteps;) {
    const { path, search }: Place = at;
    if (seen.has(`${path}?${search}`)) return { steps, end: undefined, isEndless: true };
    seen.add(`${path}?${search}`);
    steps.push({ at: { path, search }, found });
    // What the reader came with goes along, and may decide the next step.
    at = placeOf(carryQuery(found.to, search, found.used));
    found = at && (await redirectFrom(at, content, now));
  }
  return { steps, end: at, isEndless: false };
}

/** One that stands for many addresses holds only where nothing else is. */
export async function redirectFrom(
  { path, search }: Place,
  content: Reads,
  now: number,
): Promise<FoundRedirect | undefined> {
  const found = await findRedirect(content, path, search);
  if (found !== undefined) return found;
  const pattern = await findByPattern(content, path);
  return pattern === undefined || (await standsAt(content, path, now)) ? undefined : pattern;
}

/** Undefined for an address of another site. */
export function placeOf(url: string): Place | undefined {
  const path = url.startsWith("/") ? sitePath(url) : undefined;
  return path === undefined ? undefined : { path, search: /\?([^#]*)/.exec(url)?.[1] ?? "" };
}
