// Events on their way to endpoints. Whoever wants to send some claims them for a while; a process that dies with a claim loses it, and another
// sends them again under the same id. An endpoint that fails is asked ever more seldom, with one event at a time, and holds up no other.

import type { Transaction } from "kysely";
import type { RecordEvent } from "../../webhooks/webhook-body.ts";
import { endpointAgain, eventAgain, isToBeSwitchedOff } from "../../webhooks/webhook-pauses.ts";
import type { WebhookAnswer } from "../../webhooks/send-webhook.ts";
import type { Claim } from "../outbox/claim-due.ts";
import type { UnsentCounts } from "../outbox/count-unsent.ts";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";
import { goodSecrets, type WebhookRow } from "./webhook-endpoints.ts";

export interface ClaimedWebhook extends Claim {
  /** Of the message: the same at every try. */
  message: string;
  endpoint: { id: string; url: string; secrets: readonly string[] };
  record: RecordEvent;
}

/** What became of the endpoint by it. */
export type EndpointState = { is: "fine" } | { is: "failing" | "off"; reason: string };

const longestFault = 200;
const givenUpStoredFor = 7 * 24 * 60 * 60_000;

export function openWebhookOutbox({ durable }: Database, now: () => number) {
  const liveIn = (transaction: Transaction<Tables>) =>
    transaction
      .selectFrom("webhooks")
      .selectAll()
      .where("off_at", "is", null)
      .where((eb) => eb.or([eb("retry_at", "is", null), eb("retry_at", "<=", now())]))
      .execute();

  /** Nobody else's until then. */
  async function claimOf(transaction: Transaction<Tables>, row: WebhookRow, most: number, until: number) {
    const isFailing = row.failures > 0;
    const due = await transaction
      .selectFrom("webhook_outbox")
      .selectAll()
      .where("endpoint", "=", row.id)
      .where("due", "<=", now())
      .orderBy("due")
      .orderBy("number")
      .limit(isFailing ? 1 : most)
      .execute();
    if (due.length === 0 || (isFailing && !(await isMine(transaction, row, until)))) return [];
    const claimed: ClaimedWebhook[] = [];
    for (const entry of due) {
      const mine = await transaction
        .updateTable("webhook_outbox")
        .set((eb) => ({ due: until, tries: eb("tries", "+", 1) }))
        .where("number", "=", entry.number)
        .where("due", "=", entry.due)
        .returning(["number", "tries"])
        .executeTakeFirst();
      if (mine === undefined) continue;
      const { message, event, record_type: type, record_id: id, path, at } = entry;
      claimed.push({
        ...mine,
        message,
        endpoint: { id: row.id, url: row.url, secrets: goodSecrets(row.secrets, now()) },
        record: { event, type, id, path: path ?? undefined, at },
      });
    }
    return claimed;
  }

  /** One process at a time finds out whether it is back. */
  async function isMine(
    transaction: Transaction<Tables>,
    { id, retry_at }: WebhookRow,
    until: number,
  ): Promise<boolean> {
    const mine = await transaction
      .updateTable("webhooks")
      .set({ retry_at: until })
      .where("id", "=", id)
      .where("retry_at", retry_at === null ? "is" : "=", retry_at)
      .returning("id")
      .executeTakeFirst();
    return mine !== undefined;
  }

  async function switchOff(transaction: Transaction<Tables>, id: string, reason: string): Promise<EndpointState> {
    await transaction
      .updateTable("webhooks")
      .set({ off_at: now(), off_reason: reason })
      .where("id", "=", id)
      .where("off_at", "is", null)
      .execute();
    await transaction.updateTable("webhook_outbox").set({ due: null }).where("endpoint", "=", id).execute();
    return { is: "off", reason };
  }

  async function fail(
    transaction: Transaction<Tables>,
    claimed: ClaimedWebhook,
    fault: string,
  ): Promise<EndpointState> {
    const { endpoint, number, tries, record } = claimed;
    const reason = fault.slice(0, longestFault);
    await transaction
      .updateTable("webhook_outbox")
      .set({ due: eventAgain({ tries, at: record.at, now: now() }) ?? null, fault: reason })
      .where("number", "=", number)
      .execute();
    await transaction
      .deleteFrom("webhook_outbox")
      .where("due", "is", null)
      .where("at", "<", now() - givenUpStoredFor)
      .execute();
    const row = await transaction
      .updateTable("webhooks")
      .set((eb) => ({
        failures: eb("failures", "+", 1),
        failing_since: eb.fn.coalesce("failing_since", eb.val(now())),
        fault: reason,
      }))
      .where("id", "=", endpoint.id)
      .returning(["failures", "failing_since"])
      .executeTakeFirst();
    if (row === undefined) return { is: "fine" };
    if (isToBeSwitchedOff(row.failing_since ?? now(), now()))
      return switchOff(transaction, endpoint.id, `for days: ${reason}`);
    await transaction
      .updateTable("webhooks")
      .set({ retry_at: endpointAgain(row.failures, now()) })
      .where("id", "=", endpoint.id)
      .execute();
    return { is: "failing", reason };
  }

  return {
    async claim(most: number, milliseconds: number): Promise<ClaimedWebhook[]> {
      const waiting = await durable
        .selectFrom("webhook_outbox")
        .select("number")
        .where("due", "<=", now())
        .limit(1)
        .executeTakeFirst();
      if (waiting === undefined) return [];
      return durable.transaction().execute(async (transaction) => {
        const endpoints = await liveIn(transaction);
        const each = Math.max(1, Math.floor(most / Math.max(1, endpoints.length)));
        const claimed: ClaimedWebhook[] = [];
        for (const row of endpoints) claimed.push(...(await claimOf(transaction, row, each, now() + milliseconds)));
        return claimed;
      });
    },

    settle: (claimed: ClaimedWebhook, answer: WebhookAnswer): Promise<EndpointState> =>
      durable.transaction().execute(async (transaction) => {
        const { endpoint, number } = claimed;
        if (answer.is === "gone") return switchOff(transaction, endpoint.id, "answered 410");
        if (answer.is === "failed") return fail(transaction, claimed, answer.fault);
        await transaction.deleteFrom("webhook_outbox").where("number", "=", number).execute();
        await transaction
          .updateTable("webhooks")
          .set({ failures: 0, failing_since: null, retry_at: null, fault: null })
          .where("id", "=", endpoint.id)
          .where("failures", ">", 0)
          .execute();
        return { is: "fine" };
      }),

    /** What is scheduled does not wait yet. */
    async counts(): Promise<UnsentCounts> {
      const { waiting, givenUp } = await durable
        .selectFrom("webhook_outbox")
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere("due", "is not", null).filterWhere("at", "<=", now()).as("waiting"),
          fn.countAll<number>().filterWhere("due", "is", null).as("givenUp"),
        ])
        .executeTakeFirstOrThrow();
      return { waiting, givenUp };
    },
  };
}
