// What an endpoint is told: which record, where it is, what happened to it and when. Not what it says: who wants that reads it.

import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { WebhookEvent } from "./webhook-events.ts";

export interface RecordEvent {
  event: WebhookEvent | "webhook.test";
  type: string;
  id: string;
  path: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

/** The same at every try. */
export function webhookBody({ event, type, id, path, at }: RecordEvent, origin: string): string {
  return JSON.stringify({
    type: event,
    timestamp: new Date(at).toISOString(),
    data: { type, id, ...(path !== undefined && { address: origin + spellPath(path) }) },
  });
}
