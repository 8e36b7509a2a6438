// The tables of webhooks: who is told of changes, and what is on its way there; see `webhook-store.ts`.

import type { Generated } from "kysely";
import type { RecordType } from "../../records/kinds.ts";
import type { WebhookEvent } from "../../webhooks/webhook-events.ts";

export interface WebhookTables {
  webhooks: WebhooksTable;
  webhook_outbox: WebhookOutboxTable;
}

interface WebhooksTable {
  id: string;
  url: string;
  /** JSON list; empty for all. */
  events: string;
  /** JSON list, the newest first. */
  secrets: string;
  created_at: number;
  /** In a row. */
  failures: number;
  failing_since: number | null;
  /** While it fails: when it may be asked next. */
  retry_at: number | null;
  fault: string | null;
  off_at: number | null;
  off_reason: string | null;
}

interface WebhookOutboxTable {
  number: Generated<number>;
  /** Becomes the webhook-id: the same at every try, and for all endpoints. */
  message: string;
  endpoint: string;
  event: WebhookEvent;
  record_type: RecordType;
  record_id: string;
  path: string | null;
  /** When it happened, or will. */
  at: number;
  /** When it may be tried next; null when nobody tries any more. */
  due: number | null;
  tries: number;
  fault: string | null;
}
