import type { PostLine } from "../../../model/desk/live-calls.ts";

/** Pinned posts first, then the newest. */
export function readersOrder(posts: readonly PostLine[]): PostLine[] {
  const timeOf = ({ post }: PostLine) => (typeof post.time === "string" ? Date.parse(post.time) || 0 : 0);
  const pinOf = ({ post }: PostLine) => (post.pinned === true ? 1 : 0);
  return posts.toSorted((one, other) => pinOf(other) - pinOf(one) || timeOf(other) - timeOf(one));
}
