// From what an editor chose to what the store is asked. Two lists that ask the same have the same key; the offset manager
// counts by it.

import type { SearchCriteria } from "../../model/stories/search-criteria.server.ts";
import { everythingList, sectionList, showList, tagList, withForm } from "../../model/fields/list-names.ts";
import { trimSlashes } from "../../model/text/trim-ends.ts";

/** What the page itself is about: a list that names nothing means this (LAYOUT-07). */
export interface LayoutMeta {
  /** A section's id. */
  category?: string;
  /** A tag's path. */
  tag?: string;
  /** A show's slug. */
  show?: string;
}

export interface StoryQuery {
  key: string;
  /** The section's id or the tag's path, where the query is about one. */
  subject?: string;
  type: "article" | "video";
  /** In all of these. */
  lists: readonly string[];
  /** And, when there are any, in one of these. */
  anyOf: readonly string[];
  exclude: readonly string[];
  /** Or the stories nearest to these words. */
  words?: string;
}

/** Asks for the newest of the whole site, also on a section's page. */
const everything = "all";

export function storyQuery(criteria: SearchCriteria, meta: LayoutMeta): StoryQuery | undefined {
  if (criteria.onlyFixed) return undefined;
  const type = criteria.form === "video" ? "video" : "article";
  if (criteria.keyword !== undefined) {
    return { key: `words:${criteria.keyword}`, type, lists: [], anyOf: [], exclude: [], words: criteria.keyword };
  }
  const subject = subjectOf(criteria, meta);
  const lists = [...(subject === undefined ? [] : [subject.list]), ...(criteria.tags?.includeAll ?? []).map(tagList)];
  const form = criteria.form === "slideshow" || criteria.form === "interactive" ? criteria.form : undefined;
  const inForm = (list: string) => (form === undefined ? list : withForm(list, form));
  const anyOf = (criteria.tags?.includeAny ?? []).map(tagList);
  const query = {
    type,
    lists: (lists.length + anyOf.length === 0 ? [everythingList] : lists).map(inForm),
    anyOf: anyOf.map(inForm),
    exclude: (criteria.tags?.exclude ?? []).map(tagList),
  } as const;
  return { key: JSON.stringify(query), ...(subject?.id !== undefined && { subject: subject.id }), ...query };
}

interface Subject {
  list: string;
  id?: string;
}

function subjectOf({ section, tag, show, tags }: SearchCriteria, meta: LayoutMeta): Subject | undefined {
  if (section === everything || tag === everything) return undefined;
  if (show !== undefined) return { list: showList(show) };
  if (tag !== undefined) return ofTag(tag);
  if (section !== undefined) return ofSection(section);
  if (tags !== undefined && tags.includeAll.length + tags.includeAny.length > 0) return undefined;
  if (meta.tag !== undefined) return ofTag(meta.tag);
  if (meta.category !== undefined) return ofSection(meta.category);
  return meta.show === undefined ? undefined : { list: showList(meta.show) };
}

const ofTag = (path: string): Subject => ({ list: tagList(path), id: trimSlashes(path) });
const ofSection = (path: string): Subject => ({ list: sectionList(path), id: trimSlashes(path) });
