// Addresses the publisher has moved. A chain of redirects is one step for the reader; one that leads back answers nothing rather than a loop.
// What stands for many addresses holds only where nothing else is.

import type { ContentClient } from "../../content/client.ts";
import { isOut } from "../../content/records/is-out.ts";
import { findByPattern, findRedirect, type FoundRedirect } from "../../content/redirects/find-redirect.ts";
import { mostSteps } from "../../content/redirects/redirect-faults.ts";
import { Redirect, type RedirectStatus } from "../../core/redirect.ts";
import { carryQuery } from "../../model/addresses/carry-query.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import type { PageContext } from "../page-context.ts";
import { standsAt } from "../../content/stands-at.ts";

type Asked = Pick<PageContext, "path" | "search" | "content" | "now">;

interface Place {
  path: string;
  search: string;
}

export async function followStoredRedirect(asked: Asked): Promise<void> {
  await follow(asked, await findRedirect(asked.content, asked.path, asked.search));
}

/** For an address at which nothing was found. */
export async function followRedirectPattern(asked: Asked): Promise<void> {
  await follow(asked, await findByPattern(asked.content, asked.path));
}

async function follow({ content, now, ...request }: Asked, first: FoundRedirect | undefined): Promise<void> {
  const seen = new Set<string>();
  const followed: FoundRedirect[] = [];
  let at: Place | undefined = request;
  for (let found = first; at !== undefined && found !== undefined && followed.length < mostSteps;) {
    const { path, search }: Place = at;
    if (seen.has(`${path}?${search}`)) return;
    seen.add(`${path}?${search}`);
    followed.push(found);
    // What the reader came with goes along, and may decide the next step.
    at = placeOf(carryQuery(found.to, search, found.used));
    found = at && (await nextFrom(at, content, now));
  }
  const last = followed.at(-1);
  if (last === undefined) return;
  throw new Redirect(
    await homeOf(last.to, content, now),
    statusOf(followed.map(({ status }) => status)),
    followed.flatMap(({ used }) => used),
    followed.map(({ id }) => id),
  );
}

async function nextFrom({ path, search }: Place, content: ContentClient, now: number) {
  const found = await findRedirect(content, path, search);
  if (found !== undefined) return found;
  const pattern = await findByPattern(content, path);
  return pattern === undefined || (await standsAt(content, path, now)) ? undefined : pattern;
}

/** Where a story has moved since, that is its address: readers get one step. */
async function homeOf(to: string, content: ContentClient, now: number): Promise<string> {
  const place = placeOf(to);
  const story = place && (await content.byPath("article", place.path));
  if (place === undefined || story === undefined || !isOut(story, now)) return to;
  const isHome = sitePath(story.canonical_url) === place.path || !story.canonical_url.startsWith("/");
  return isHome ? to : story.canonical_url + to.replace(/^[^?#]*/, "");
}

function placeOf(url: string): Place | undefined {
  const path = url.startsWith("/") ? sitePath(url) : undefined;
  return path === undefined ? undefined : { path, search: /\?([^#]*)/.exec(url)?.[1] ?? "" };
}

/** The whole way is for good only if every step is. */
function statusOf(statuses: readonly RedirectStatus[]): RedirectStatus {
  return statuses.find((status) => status === 302 || status === 307) ?? statuses[0] ?? 301;
}
