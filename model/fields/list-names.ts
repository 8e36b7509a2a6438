// The names of lists, in one place: what a record is filed under when stored is what a reader asks for.

import { trimSlashes } from "../text/trim-ends.ts";

export function sectionList(path: string): string {
  return `section:${listPath(path)}`;
}

/** A tag's own list; a record is filed under its tags' ancestors too, so `tag:us` holds `us/crime`. */
export function tagList(path: string): string {
  return `tag:${listPath(path)}`;
}

export function showList(slug: string): string {
  return `show:${listPath(slug)}`;
}

/** By the person's id, or the slug of the person's page. */
export function personList(idOrSlug: string): string {
  return `person:${listPath(idOrSlug)}`;
}

/** Of videos: `full_episode`, `live_stream` … */
export function mediaList(mediaTag: string): string {
  return `media:${listPath(mediaTag)}`;
}

/** The slideshows, or interactives, of a list. */
export function withForm(list: string, form: "slideshow" | "interactive"): string {
  return `${list}&form:${form}`;
}

export const everythingList = "all";
export const opinionList = "form:opinion";
/** Stories that something was put right in. */
export const correctionsList = "corrections";
/** Redirects that stand for many addresses. */
export const redirectPatternList = "patterns";

/** `us/crime` → `us/crime`, `us`. */
export function tagLists(path: string): string[] {
  const segments = listPath(path).split("/");
  return segments.map((_, dropped) => tagList(segments.slice(0, segments.length - dropped).join("/")));
}

/** Case and outer slashes do not tell lists apart. */
function listPath(path: string): string {
  return trimSlashes(path.trim().toLowerCase());
}
