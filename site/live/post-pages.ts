// Live coverage comes in pages of twenty posts, so that one of four hundred is as quick as one of ten. Pinned posts stand on the first
// page, above its twenty. Pure; posts come in reading order.

import { postsPerPage } from "../../model/page-sizes.ts";

const pageNumber = /^[1-9]\d{0,3}$/;

interface Paged {
  id: string;
  pinned: boolean;
}

export interface PostPage<T> {
  page: number;
  pages: number;
  pinned: T[];
  stream: T[];
}

/** Undefined when there is no such page. */
export function postPage<T extends Paged>(posts: readonly T[], wanted: string | null): PostPage<T> | undefined {
  const page = wanted === null ? 1 : pageNumber.test(wanted) ? Number(wanted) : 0;
  const stream = posts.filter(({ pinned }) => !pinned);
  const pages = Math.max(1, Math.ceil(stream.length / postsPerPage));
  if (page < 1 || page > pages) return undefined;
  return {
    page,
    pages,
    pinned: page === 1 ? posts.filter(({ pinned }) => pinned) : [],
    stream: stream.slice((page - 1) * postsPerPage, page * postsPerPage),
  };
}

/** The page on which a post stands. */
export function pageOfPost(posts: readonly Paged[], id: string): number | undefined {
  const found = posts.find((post) => post.id === id);
  if (found === undefined) return undefined;
  if (found.pinned) return 1;
  const place = posts.filter(({ pinned }) => !pinned).indexOf(found);
  return Math.floor(place / postsPerPage) + 1;
}

/** Where “Show earlier updates” goes on after this post. */
export function postsAfter<T extends Paged>(posts: readonly T[], id: string): { posts: T[]; hasMore: boolean } {
  const stream = posts.filter(({ pinned }) => !pinned);
  const place = stream.findIndex((post) => post.id === id);
  if (place === -1) return { posts: [], hasMore: false };
  const end = place + 1 + postsPerPage;
  return { posts: stream.slice(place + 1, end), hasMore: stream.length > end };
}
