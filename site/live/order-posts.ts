// The order in which live posts are read: pinned ones first, then the newest. Pure.

interface Ordered {
  /** ISO text; a post without a time is older than any that has one. */
  time?: string;
  pinned: boolean;
}

export function orderPosts<T extends Ordered>(posts: readonly T[]): T[] {
  // Sorting keeps the record's own order among equals.
  return posts
    .map((post) => ({ post, at: atOf(post) }))
    .toSorted((a, b) => Number(b.post.pinned) - Number(a.post.pinned) || b.at - a.at)
    .map(({ post }) => post);
}

function atOf({ time }: Ordered): number {
  const at = time === undefined ? 0 : Date.parse(time);
  return Number.isNaN(at) ? 0 : at;
}
