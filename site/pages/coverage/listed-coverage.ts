// The live events as /coverage lists them: what is going on first, then what is over, each with its newest post. Pure.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { liveEventPath } from "../../../model/addresses/front-path.ts";
import { spellPath } from "../../../model/addresses/path-spelling.ts";
import { coverageTimes, isOver } from "../../live/coverage-times.ts";
import { postLabel } from "../../live/key-events.ts";
import { orderPosts } from "../../live/order-posts.ts";

export interface ListedEvent {
  url: string;
  title: string;
  description?: string;
  imageUrl?: string;
  updates: number;
  isBreaking: boolean;
  latest?: { label: string; time?: string };
}

export interface ListedCoverage {
  current: ListedEvent[];
  past: ListedEvent[];
}

const mostPast = 30;

export function listedCoverage(events: readonly RecordDocs["live_event"][], now: number): ListedCoverage {
  const newestFirst = events
    .map((event) => ({ event, newest: coverageTimes(event).newest ?? 0, isPast: isOver(event, now) }))
    .toSorted((a, b) => b.newest - a.newest);
  const current = newestFirst.filter(({ isPast }) => !isPast);
  const past = newestFirst.filter(({ isPast }) => isPast).slice(0, mostPast);
  return { current: current.map(({ event }) => listedEvent(event)), past: past.map(({ event }) => listedEvent(event)) };
}

function listedEvent(event: RecordDocs["live_event"]): ListedEvent {
  const { title, description, thumbnail, heading, updates } = event;
  const [newest] = orderPosts(updates.map((update) => ({ ...update, pinned: false })));
  return {
    url: spellPath(liveEventPath(event)),
    title,
    description,
    imageUrl: thumbnail ?? heading?.imageUrl,
    updates: updates.length,
    isBreaking: heading?.isBreaking ?? false,
    latest: newest && { label: postLabel(newest), time: newest.time },
  };
}
