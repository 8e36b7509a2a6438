// Who is told of changes: addresses that an operator has named, each with its secrets. They are stored, not set, because whoever writes
// content has to know them: another node, a command (docs/decisions/0023-webhooks-are-stored.md).

import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { newWebhookSecret } from "../../webhooks/sign-webhook.ts";
import type { WebhookEvent } from "../../webhooks/webhook-events.ts";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";
import { queueScheduled } from "./webhook-news.ts";

export interface WebhookEndpoint {
  id: string;
  url: string;
  /** None: all of them. */
  events: readonly string[];
  /** Milliseconds since 1970; since then nothing was taken. */
  failingSince?: number;
  fault?: string;
  off?: { at: number; reason: string };
}

interface StoredSecret {
  secret: string;
  /** A secret that was changed signs along until then. */
  until?: number;
}

/** Milliseconds for which both secrets sign. */
const secretOverlap = 24 * 60 * 60_000;

export type WebhookRow = Selectable<Tables["webhooks"]>;

export function goodSecrets(json: string, now: number): string[] {
  const all: StoredSecret[] = JSON.parse(json);
  return all.filter(({ until = Infinity }) => until > now).map(({ secret }) => secret);
}

export function webhookEndpoints({ durable }: Database, now: () => number) {
  return {
    /** Its secret is told once. */
    async add(url: string, events: readonly WebhookEvent[]): Promise<{ id: string; secret: string }> {
      const id = randomBytes(6).toString("hex");
      const secret = newWebhookSecret();
      await durable.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("webhooks")
          .values({
            id,
            url,
            events: JSON.stringify(events),
            secrets: JSON.stringify([{ secret }]),
            created_at: now(),
            failures: 0,
            failing_since: null,
            retry_at: null,
            fault: null,
            off_at: null,
            off_reason: null,
          })
          .execute();
        await queueScheduled(transaction, { id, events }, now());
      });
      return { id, secret };
    },

    async list(): Promise<WebhookEndpoint[]> {
      const rows = await durable.selectFrom("webhooks").selectAll().orderBy("created_at").orderBy("id").execute();
      return rows.map(endpointOf);
    },

    /** What is needed to call it at once. */
    async signing(id: string): Promise<{ url: string; secrets: string[] } | undefined> {
      const row = await durable.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirst();
      return row && { url: row.url, secrets: goodSecrets(row.secrets, now()) };
    },

    /** With all that waits for it. False when there is none. */
    remove: (id: string): Promise<boolean> =>
      durable.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("webhook_outbox").where("endpoint", "=", id).execute();
        const gone = await transaction.deleteFrom("webhooks").where("id", "=", id).returning("id").executeTakeFirst();
        return gone !== undefined;
      }),

    /** A new secret; the one before signs along for a day. Undefined when there is no such endpoint. */
    renewSecret: (id: string): Promise<string | undefined> =>
      durable.transaction().execute(async (transaction) => {
        const row = await transaction.selectFrom("webhooks").select("secrets").where("id", "=", id).executeTakeFirst();
        if (row === undefined) return undefined;
        const [current] = goodSecrets(row.secrets, now());
        const secret = newWebhookSecret();
        const secrets: StoredSecret[] = [
          { secret },
          ...(current === undefined ? [] : [{ secret: current, until: now() + secretOverlap }]),
        ];
        await transaction
          .updateTable("webhooks")
          .set({ secrets: JSON.stringify(secrets) })
          .where("id", "=", id)
          .execute();
        return secret;
      }),

    /** One that was switched off hears of what happens from now on. */
    switchOn: (id: string): Promise<boolean> =>
      durable.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable("webhooks")
          .set({ failures: 0, failing_since: null, retry_at: null, fault: null, off_at: null, off_reason: null })
          .where("id", "=", id)
          .returning(["id", "events"])
          .executeTakeFirst();
        return row !== undefined;
      }),
  };
}

function endpointOf(row: WebhookRow): WebhookEndpoint {
  const { id, url, events, failing_since: failingSince, fault, off_at: offAt, off_reason: reason } = row;
  return {
    id,
    url,
    events: JSON.parse(events),
    ...(failingSince !== null && { failingSince }),
    ...(fault !== null && { fault }),
    ...(offAt !== null && { off: { at: offAt, reason: reason ?? "" } }),
  };
}
