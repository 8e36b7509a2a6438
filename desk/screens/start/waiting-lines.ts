// What waits for somebody, as lines that lead to it. Pure.

import type { AlertLine } from "../../../model/desk/alert-calls.ts";
import type { FrontLine } from "../../../model/desk/front-calls.ts";
import type { LiveEventLine } from "../../../model/desk/live-calls.ts";
import type { StoryLine } from "../../../model/desk/story-calls.ts";

export interface WaitingLine {
  key: string;
  title: string;
  href: string;
  /** What there is to say of it. */
  note: string;
  /** When it comes about. */
  at: number | null;
}

const frontHref = (id: string) => `/desk/fronts?${new URLSearchParams({ front: id }).toString()}`;

export function unpublishedFronts(fronts: readonly FrontLine[]): WaitingLine[] {
  return fronts
    .filter(({ steps, publishAt }) => steps > 0 && publishAt === null)
    .map(({ id, title, steps }) => ({
      key: id,
      title: title || id,
      href: frontHref(id),
      note: steps === 1 ? "1 change" : `${steps} changes`,
      at: null,
    }));
}

/** Fronts, stories and alerts, the next one first. */
export function scheduled(
  fronts: readonly FrontLine[],
  stories: readonly StoryLine[],
  alerts: readonly AlertLine[],
): WaitingLine[] {
  const lines = [
    ...fronts.map(({ id, title, publishAt }) => ({
      key: `front/${id}`,
      title: title || id,
      href: frontHref(id),
      note: "front",
      at: publishAt,
    })),
    ...stories
      .filter(({ state }) => state.is === "later")
      .map(({ type, id, title, state }) => ({
        key: `${type}/${id}`,
        title: title || id,
        href: `/desk/stories?${new URLSearchParams({ type, id }).toString()}`,
        note: state.why === undefined ? "story" : `story, but hidden: ${state.why}`,
        at: state.at,
      })),
    ...alerts
      .filter(({ state }) => state === "later")
      .map(({ id, text, at }) => ({ key: `alert/${id}`, title: text, href: "/desk/alerts", note: "alert", at })),
  ];
  return lines.filter(({ at }) => at !== null).toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

/** One's own wait for somebody else. */
export function askedAlerts(alerts: readonly AlertLine[]): WaitingLine[] {
  return alerts
    .filter(({ state }) => state === "asked")
    .map(({ id, text, who, isMine, askedAt }) => ({
      key: id,
      title: text,
      href: "/desk/alerts",
      note: isMine ? "yours: somebody else says yes" : `of ${who || "somebody"}`,
      at: askedAt,
    }));
}

export function eventsOn(events: readonly LiveEventLine[]): WaitingLine[] {
  return events
    .filter(({ isOver }) => !isOver)
    .map(({ id, title, isPublished }) => ({
      key: id,
      title,
      href: `/desk/live?${new URLSearchParams({ event: id }).toString()}`,
      note: isPublished ? "" : "not published",
      at: null,
    }));
}
