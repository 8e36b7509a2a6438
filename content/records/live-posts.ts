// A post of live coverage as a thing of its own: read by the rules of the event it belongs to, and put among the posts that came with that event.
// Pure.

import type { Gap } from "../blocks/parse-blocks.ts";
import type { LiveEvent } from "./live-event.ts";
import type { ParsedRecord } from "./parse-record.ts";
import { weightOf, weights } from "./page-weight.ts";

export type PostDoc = LiveEvent["updates"][number];

export interface PreparedPost {
  doc: PostDoc;
  gaps: Gap[];
}

/** The text of an event with nothing but this post, for the parser of records. */
export function eventOfPost(post: object): string {
  return JSON.stringify({ type: "live_event", id: "-", title: "-", updates: [post] });
}

/** What the parser made of `eventOfPost`. */
export function postIn(parsed: ParsedRecord | undefined): PreparedPost | { refused: string[] } {
  if (parsed === undefined || "remove" in parsed) return { refused: ["is no post"] };
  if ("refused" in parsed) return { refused: parsed.refused.reasons.map(({ message }) => message) };
  const { updates }: LiveEvent = JSON.parse(parsed.ok.doc);
  const gaps = parsed.ok.gaps.map((gap) => ({ ...gap, at: gap.at.replace(/^updates\.0\.?/, "") }));
  const [doc] = updates;
  return doc === undefined ? { refused: gaps.flatMap(({ reasons }) => reasons) } : { doc, gaps };
}

/** A post that takes the place of another of its id, stands behind all others, or says that there is none any more. */
export interface OverlaidPost<T> {
  id: string;
  post: T | undefined;
}

export function overlayPosts<T>(
  own: readonly T[],
  idOf: (post: T) => string | undefined,
  posts: readonly OverlaidPost<T>[],
): T[] {
  const left = new Map(posts.map(({ id, post }) => [id, post]));
  const used = new Set<string>();
  const placed = own.flatMap((post) => {
    const id = idOf(post);
    if (id === undefined || !left.has(id)) return [post];
    const over = used.has(id) ? undefined : left.get(id);
    used.add(id);
    return over === undefined ? [] : [over];
  });
  return [...placed, ...posts.flatMap(({ id, post }) => (used.has(id) || post === undefined ? [] : [post]))];
}

/** The id of a post in the source of an event, as the parser would read it. */
export function idInSource(post: unknown): string | undefined {
  const id: unknown = typeof post === "object" && post !== null ? Reflect.get(post, "id") : undefined;
  const text = typeof id === "string" || typeof id === "number" ? String(id).trim() : "";
  return text === "" ? undefined : text;
}

/** The posts in the source of an event. */
export function postsInSource(source: string): unknown[] {
  const { updates }: { updates?: unknown } = JSON.parse(source);
  return Array.isArray(updates) ? updates : [];
}

/** The whole event, as it would have come with these posts. */
export function sourceWithPosts(source: string, posts: readonly OverlaidPost<unknown>[]): string {
  if (posts.length === 0) return source;
  return JSON.stringify({ ...JSON.parse(source), updates: overlayPosts(postsInSource(source), idInSource, posts) });
}

export interface PostWeights {
  weight: number;
  /** What it adds to the first page, wherever it stands itself: a pinned post whole, a key event its line. */
  firstWeight: number;
}

export function weightsOfPost(post: PostDoc): PostWeights {
  const weight = weights.element + weightOf(post);
  const line = post.key ? weightOf([{ label: post.title }]) : 0;
  return { weight, firstWeight: (post.pinned ? weight : 0) + line };
}
