// SHELF-08: what a search for videos may ask, and the lists of the store that answer it. Pure.

import { everythingList, mediaList, showList, tagList } from "../../model/fields/list-names.ts";

export interface VideoSearch {
  size: number;
  /** In any of these … */
  tags?: readonly string[];
  /** … in all of these … */
  requiredTags?: readonly string[];
  /** … and in none of these. */
  excludeTags?: readonly string[];
  /** `full_episode`, `clip`, `live_stream`: all of them. */
  mediaTags?: readonly string[];
  excludeMedia?: readonly string[];
  /** A show's slug. */
  show?: string;
}

export interface VideoLists {
  lists: string[];
  /** When there are several, a video must be in one of them. */
  anyOf: string[];
  exclude: string[];
}

export function videoLists(search: VideoSearch): VideoLists {
  const { tags = [], requiredTags = [], excludeTags = [], mediaTags = [], excludeMedia = [], show } = search;
  const any = [...new Set(tags.map(tagList))];
  const all = [
    ...(show === undefined ? [] : [showList(show)]),
    ...requiredTags.map(tagList),
    ...mediaTags.map(mediaList),
    ...(any.length === 1 ? any : []),
  ];
  const anyOf = any.length === 1 ? [] : any;
  return {
    lists: all.length + anyOf.length === 0 ? [everythingList] : all,
    anyOf,
    exclude: [...excludeTags.map(tagList), ...excludeMedia.map(mediaList)],
  };
}
