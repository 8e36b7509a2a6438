// What endpoints are told of, and what a change of a record is to them. Only what readers can see: of drafts and of what is scheduled nobody
// hears before it is out. Pure.

import type { RecordType } from "../records/kinds.ts";

export const webhookEvents = ["content.published", "content.changed", "content.withdrawn", "alert.sent"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export function isWebhookEvent(name: string): name is WebhookEvent {
  return webhookEvents.some((event) => event === name);
}

/** How a record stands. */
export interface Filing {
  /** What is published is in a list at least. */
  lists: readonly string[];
  /** When it is due: milliseconds since 1970. */
  at: number;
}

interface Change {
  type: RecordType;
  before: Filing | undefined;
  after: Filing;
  /** Its source is the same: it was only prepared anew. */
  isSame: boolean;
  now: number;
}

export interface DatedEvent {
  event: WebhookEvent;
  /** When it happens; in the future where an embargo passes then. */
  at: number;
}

export function eventsOf({ type, before, after, isSame, now }: Change): DatedEvent[] {
  const out = type === "alert" ? "alert.sent" : "content.published";
  const wasSeen = before !== undefined && isListed(before) && before.at <= now;
  const isSeen = isListed(after) && after.at <= now;
  if (wasSeen && isSeen) return isSame ? [] : [{ event: "content.changed", at: now }];
  if (isSeen) return [{ event: out, at: now }];
  return [
    ...(wasSeen ? [{ event: "content.withdrawn" as const, at: now }] : []),
    ...(isListed(after) ? [{ event: out, at: after.at } as const] : []),
  ];
}

export function isScheduled(filing: Filing | undefined, now: number): boolean {
  return filing !== undefined && isListed(filing) && filing.at > now;
}

function isListed({ lists }: Filing): boolean {
  return lists.length > 0;
}
