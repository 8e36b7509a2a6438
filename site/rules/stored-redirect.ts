// Addresses the publisher has moved. A chain of redirects is one step for the reader; one that leads back answers nothing rather than a loop.

import type { ContentClient } from "../../content/client.ts";
import { findRedirect, type FoundRedirect } from "../../content/redirects/find-redirect.ts";
import { MOST_STEPS } from "../../content/redirects/redirect-faults.ts";
import { redirect, type RedirectStatus } from "../../core/redirect.ts";
import { carryQuery } from "../../model/addresses/carry-query.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import type { PageRequest } from "../page-context.ts";

type Reads = Pick<ContentClient, "redirectAt" | "redirectPatterns">;

interface Place {
  path: string;
  search: string;
}

export async function followStoredRedirect(
  request: Pick<PageRequest, "path" | "search">,
  content: Reads,
): Promise<void> {
  const seen = new Set<string>();
  const statuses: RedirectStatus[] = [];
  const used: string[] = [];
  let to: string | undefined;
  for (let at: Place | undefined = request; at !== undefined && statuses.length < MOST_STEPS;) {
    const { path, search }: Place = at;
    if (seen.has(`${path}?${search}`)) return;
    seen.add(`${path}?${search}`);
    const found: FoundRedirect | undefined = await findRedirect(content, path, search);
    if (found === undefined) break;
    statuses.push(found.status);
    used.push(...found.used);
    to = found.to;
    // What the reader came with goes along, and may decide the next step.
    at = placeOf(carryQuery(to, search, found.used));
  }
  if (to !== undefined) redirect(to, statusOf(statuses), used);
}

function placeOf(url: string): Place | undefined {
  const path = url.startsWith("/") ? sitePath(url) : undefined;
  return path === undefined ? undefined : { path, search: /\?([^#]*)/.exec(url)?.[1] ?? "" };
}

/** The whole way is for good only if every step is. */
function statusOf(statuses: readonly RedirectStatus[]): RedirectStatus {
  return statuses.find((status) => status === 302 || status === 307) ?? statuses[0] ?? 301;
}
