// Addresses the publisher has moved. A chain of redirects is one step for the reader; one that leads back answers nothing rather than a loop.

import type { ContentClient } from "../../content/client.ts";
import { MOST_STEPS } from "../../content/redirects/redirect-faults.ts";
import { nextPath } from "../../content/redirects/redirect-address.ts";
import { redirect, type RedirectStatus } from "../../core/redirect.ts";
import type { PageRequest } from "../page-context.ts";

export async function followStoredRedirect(
  request: Pick<PageRequest, "path">,
  content: Pick<ContentClient, "byPath">,
): Promise<void> {
  const seen = new Set<string>();
  const statuses: RedirectStatus[] = [];
  let to: string | undefined;
  for (let at: string | undefined = request.path; at !== undefined && statuses.length < MOST_STEPS;) {
    if (seen.has(at)) return;
    seen.add(at);
    const found: { to: string; status: RedirectStatus } | undefined = await content.byPath("redirect", at);
    if (found === undefined) break;
    statuses.push(found.status);
    to = found.to;
    at = nextPath(to);
  }
  if (to !== undefined) redirect(to, statusOf(statuses));
}

/** The whole way is for good only if every step is. */
function statusOf(statuses: readonly RedirectStatus[]): RedirectStatus {
  return statuses.find((status) => status === 302 || status === 307) ?? statuses[0] ?? 301;
}
