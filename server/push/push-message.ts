// An alert in the few words that a device shows. Push services take 4 KB at most, and screens show far less.

import { hash } from "node:crypto";
import { alertLengths } from "../../model/alerts/alert-lengths.ts";
import { alertLabel, alertLevel } from "../../model/alerts/alert-level.ts";
import type { PushMessage } from "../../site/service-worker/push-message.ts";
import type { Alert } from "./plan-delivery.ts";

const longest = { title: 60, body: alertLengths.most, url: 1000, tag: 200 } as const;

export function pushMessage({ id, text, url = "/", level }: Alert): PushMessage {
  return {
    title: shortened(alertLabel(level), longest.title),
    body: shortened(text, longest.body),
    url: url.length <= longest.url ? url : "/",
    tag: `alert-${id}`.slice(0, longest.tag),
    ...(alertLevel(level) === "urgent" && { urgent: true as const }),
  };
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).trimEnd()}…`;
}

/** By which a push service keeps only the newest of an alert that it could not deliver yet. */
export function pushTopic(alert: string): string {
  return hash("sha256", alert, "base64url").slice(0, 32);
}
