// Webhooks: who is told of changes, and what is on its way there.

import type { Database } from "../database.ts";
import { webhookEndpoints } from "./webhook-endpoints.ts";
import { openWebhookOutbox } from "./webhook-outbox.ts";

export type WebhookStore = ReturnType<typeof openWebhookStore>;

export function openWebhookStore(database: Database, now: () => number) {
  return { ...webhookEndpoints(database, now), outbox: openWebhookOutbox(database, now) };
}
