// Which lists a story or a video belongs to. Exports name sections, tags and shows by path, by slug or by title.

import { sectionName, tagName } from "../../model/addresses/front-path.ts";
import { slugOf } from "../../model/addresses/slug.ts";
import { lastSegment } from "../../model/addresses/record-address.ts";
import type { ShowReference, Topic } from "../../model/fields/shared-fields.ts";
import { sectionList, showList, tagLists } from "../../model/fields/list-names.ts";

export function sectionListsOf(topics: readonly (Topic | undefined)[]): string[] {
  return topics.flatMap((topic) => {
    const path = topic?.path ?? topic?.slug;
    return path === undefined ? [] : [sectionList(sectionName({ id: path }))];
  });
}

export function tagListsOf(tags: readonly Topic[]): string[] {
  return tags.flatMap((tag) => {
    const path = tag.path ?? tag.slug;
    return path === undefined ? [] : tagLists(tagName({ id: path }));
  });
}

export function showListsOf(shows: readonly ShowReference[]): string[] {
  return shows.flatMap((show) => {
    const slug = showSlug(show);
    return slug === undefined ? [] : [showList(slug)];
  });
}

function showSlug({ slug, show_slug, path, canonical_url, title }: ShowReference): string | undefined {
  const named = slug ?? show_slug;
  if (named !== undefined) return named;
  const address = path ?? canonical_url;
  return address === undefined ? title && slugOf(title) : lastSegment(address);
}
