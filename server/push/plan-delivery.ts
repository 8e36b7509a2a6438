// Whether and when an alert goes to a device: what it is about, what the reader asked for, and what quiet hours do to it. Asked when the
// alert is queued and again when it is sent, for a reader may have changed his mind in between. Pure.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import type { PushChoice } from "../../content/store/push/push-subscriptions.ts";
import { alertLevel } from "../../model/alerts/alert-level.ts";
import { topicsOf } from "../../model/alerts/alert-topics.ts";
import { quietUntil } from "../../model/alerts/quiet-hours.ts";

export type Alert = RecordDocs["alert"];

/** An alert that names no end is worth telling for this long. */
const usualLife = 12 * 60 * 60_000;

/** From when on nobody is told of it. */
export function deliveredUntil({ publication_date, expires }: Alert, queuedAt: number): number {
  const life = (instantOf(publication_date) ?? queuedAt) + usualLife;
  return Math.min(life, instantOf(expires) ?? life);
}

export interface Delivery {
  due: number;
  until: number;
}

export function planDelivery(
  alert: Alert,
  { topics, quiet, zone }: PushChoice,
  { queuedAt, now }: { queuedAt: number; now: number },
): Delivery | undefined {
  const until = deliveredUntil(alert, queuedAt);
  if (until <= now || !topicsOf(alert).some((topic) => topics.includes(topic))) return undefined;
  const end = quiet && quietUntil(now, quiet, zone);
  if (end === undefined) return { due: now, until };
  const level = alertLevel(alert.level);
  if (level === "urgent") return { due: now, until };
  return level === "breaking" && end < until ? { due: end, until } : undefined;
}
