// Addresses the publisher has moved. A chain of redirects is one step for the reader; one that leads back answers nothing rather than a loop.
// What stands for many addresses holds only where nothing else is.

import { carriedSection, carriedTag } from "../../content/carried-fronts.ts";
import type { ContentClient } from "../../content/client.ts";
import { isOut } from "../../content/records/is-out.ts";
import {
  findByPattern,
  findInSmallLetters,
  findRedirect,
  type FoundRedirect,
} from "../../content/redirects/find-redirect.ts";
import { fromPlace, isPatternPlace } from "../../content/redirects/redirect-address.ts";
import { placeOf, walkRedirects, type Place } from "../../content/redirects/walk-redirects.ts";
import { standsAt } from "../../content/stands-at.ts";
import { Redirect, type RedirectStatus } from "../../core/redirect.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { tagPrefix } from "../../model/addresses/front-path.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { notFound } from "../../model/http-error.ts";
import { madeFrom } from "../../model/pictures/size-in-name.ts";
import { messages } from "../messages.ts";
import type { PageContext } from "../page-context.ts";

type Asked = Pick<PageContext, "path" | "search" | "content" | "now">;

export async function followStoredRedirect(asked: Asked): Promise<void> {
  await follow(asked, await findRedirect(asked.content, asked.path, asked.search));
}

/** For an address at which nothing was found. */
export async function followRedirectPattern(asked: Asked): Promise<void> {
  const { content, path } = asked;
  await follow(asked, (await findInSmallLetters(content, path)) ?? (await findByPattern(content, path)));
}

async function follow({ content, now, ...request }: Asked, first: FoundRedirect | undefined): Promise<void> {
  const { steps, end, isEndless } = await walkRedirects(request, first, content, now);
  const followed = steps.map(({ found }) => found);
  const last = followed.at(-1);
  if (last === undefined || isEndless || isSamePlace(request, end)) return;
  // `?p=7` of what is gone, or not out yet, has not moved for good.
  if (end !== undefined && followed.some(isNumberAlone) && !(await isPage(end.path, content, now))) {
    throw notFound(messages.pageNotFound);
  }
  throw new Redirect(
    await homeOf(last.to, content, now),
    statusOf(followed.map(({ status }) => status)),
    followed.flatMap(({ used }) => used),
    followed.map(({ id }) => id),
  );
}

/** What was found in small letters may lead back to the capitals. */
const isSamePlace = (one: Place, other: Place | undefined) => other?.path === one.path && other.search === one.search;

/** Found by a query that stands for any number. */
const isNumberAlone = ({ id, used }: FoundRedirect) => used.length > 0 && isPatternPlace(fromPlace(id));

async function isPage(path: string, content: ContentClient, now: number): Promise<boolean> {
  if (await standsAt(content, path, now)) return true;
  return ((await carriedTag(content, path)) ?? (await carriedSection(content, path))) !== undefined;
}

/**
 * Where a story has moved since, that is its address; a size of a picture leads to the picture, and fronts of tags are in small letters: readers
 * get one step.
 */
async function homeOf(to: string, content: ContentClient, now: number): Promise<string> {
  const place = placeOf(to);
  if (place?.path.startsWith(uploads) === true) return (await pictureOf(place.path, content)) ?? to;
  if (place?.path.startsWith(tagPrefix) === true)
    return spellPath(place.path.toLowerCase()) + to.replace(/^[^?#]*/, "");
  const story = place && (await content.byPath("article", place.path));
  if (place === undefined || story === undefined || !isOut(story, now)) return to;
  const isHome = sitePath(story.canonical_url) === place.path || !story.canonical_url.startsWith("/");
  return isHome ? to : story.canonical_url + to.replace(/^[^?#]*/, "");
}

const uploads = "/uploads/";

/** A name with a size in it may be the name of a picture. */
async function pictureOf(path: string, content: ContentClient): Promise<string | undefined> {
  const pictures = madeFrom(path);
  for (const picture of pictures.length === 0 ? [] : [path, ...pictures]) {
    if ((await content.byId("media", picture.slice(uploads.length))) !== undefined) return spellPath(picture);
  }
  return undefined;
}

/** The whole way is for good only if every step is. */
function statusOf(statuses: readonly RedirectStatus[]): RedirectStatus {
  return statuses.find((status) => status === 302 || status === 307) ?? statuses[0] ?? 301;
}
