// Whether live coverage may have these posts: the rules that the whole event would be held to. Pure.

import { heavierThan, limits, moreThan } from "../../model/fields/content-limits.ts";
import { postsPerPage } from "../../model/page-sizes.ts";
import type { LiveEvent } from "./live-event.ts";
import { weightsOfPost } from "./live-posts.ts";
import { weightOf } from "./page-weight.ts";

/** What posts over those of an event weigh together. */
export interface PostMeasures {
  posts: number;
  weight: number;
  firstWeight: number;
  /** Of their sources. */
  bytes: number;
  /** Of those that are not pinned, as many as a page has. */
  heaviest: readonly number[];
}

/** An event as it came. `isOver` says which of its posts another stands over. Undefined where there is room. */
export function roomFault(
  { updates, ...event }: LiveEvent,
  eventBytes: number,
  isOver: (id: string) => boolean,
  over: PostMeasures,
): string | undefined {
  const own = updates.filter(({ id }) => !isOver(id)).map((post) => ({ pinned: post.pinned, ...weightsOfPost(post) }));
  const frame = weightOf({ ...event, gaps: [] });
  const stream = [...own.filter(({ pinned }) => !pinned).map(({ weight }) => weight), ...over.heaviest];
  const heaviest = stream.toSorted((one, other) => other - one).slice(0, postsPerPage);
  const firstPage = frame + over.firstWeight + sum(own.map(({ firstWeight }) => firstWeight)) + sum(heaviest);
  const whole = frame + over.weight + sum(own.map(({ weight }) => weight));
  if (own.length + over.posts > limits.listElements) return `the event ${moreThan(limits.listElements, "posts")}`;
  if (eventBytes + over.bytes > limits.recordBytes) {
    return `the event is larger than ${limits.recordBytes / 1024 / 1024} MB`;
  }
  if (whole > limits.recordWeight) return `the event ${heavierThan(limits.recordWeight, whole, "altogether")}`;
  if (firstPage > limits.pageWeight) return `the event ${heavierThan(limits.pageWeight, firstPage, "on one page")}`;
  return undefined;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
