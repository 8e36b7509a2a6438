// The devices that get news alerts: where each is reached, what it asked for, and when it wants quiet.

import type { Selectable, Transaction } from "kysely";
import type { QuietHours } from "../../../model/alerts/quiet-hours.ts";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

/** As the browser's push service gave it. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushChoice {
  topics: readonly string[];
  quiet?: QuietHours;
  zone: string;
}

export interface NewSubscription {
  address: PushAddress;
  choice: PushChoice;
  /** Absent where nobody knows who asks, as behind a proxy that does not say. */
  sender?: string;
  limits: { within: number; perSender: number };
}

type Row = Selectable<Tables["push_subscriptions"]>;
type ChoiceColumns = Pick<Row, "topics" | "quiet_from" | "quiet_to" | "zone">;

export function choiceOf({ topics, quiet_from: from, quiet_to: to, zone }: ChoiceColumns): PushChoice {
  return { topics: JSON.parse(topics), zone, ...(from !== null && to !== null && { quiet: { from, to } }) };
}

const columnsOf = ({ topics, quiet, zone }: PushChoice) => ({
  topics: JSON.stringify(topics),
  quiet_from: quiet?.from ?? null,
  quiet_to: quiet?.to ?? null,
  zone,
});

/** With all that is on its way to them. */
export async function forgetSubscriptions(transaction: Transaction<Tables>, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    await transaction.deleteFrom("push_outbox").where("subscription", "=", number).execute();
    await transaction.deleteFrom("push_subscriptions").where("number", "=", number).execute();
  }
}

export function pushSubscriptionWrites({ durable }: Database, now: () => number) {
  const rowOf = (transaction: Transaction<Tables>, endpoint: string) =>
    transaction.selectFrom("push_subscriptions").selectAll().where("endpoint", "=", endpoint).executeTakeFirst();

  async function isTooMany(transaction: Transaction<Tables>, { sender, limits }: NewSubscription): Promise<boolean> {
    const since = now() - limits.within;
    // Who asked is forgotten as soon as it no longer counts.
    await transaction
      .updateTable("push_subscriptions")
      .set({ sender: null })
      .where("sender", "is not", null)
      .where("created_at", "<=", since)
      .execute();
    if (sender === undefined) return false;
    const { count } = await transaction
      .selectFrom("push_subscriptions")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("sender", "=", sender)
      .executeTakeFirstOrThrow();
    return count >= limits.perSender;
  }

  return {
    async subscribe(given: NewSubscription): Promise<"made" | "changed" | "too-many"> {
      const { address, choice, sender = null } = given;
      return durable.transaction().execute(async (transaction) => {
        const changed = await transaction
          .updateTable("push_subscriptions")
          .set({ ...address, ...columnsOf(choice), failures: 0 })
          .where("endpoint", "=", address.endpoint)
          .returning("number")
          .executeTakeFirst();
        if (changed !== undefined) return "changed";
        if (await isTooMany(transaction, given)) return "too-many";
        await transaction
          .insertInto("push_subscriptions")
          .values({ ...address, ...columnsOf(choice), created_at: now(), sender, failures: 0 })
          // Sent twice at once: the first has said the same.
          .onConflict((conflict) => conflict.column("endpoint").doNothing())
          .execute();
        return "made";
      });
    },

    /** The browser has another address for the same device; false where the old one is not known. */
    async replaceSubscription(old: string, address: PushAddress): Promise<boolean> {
      return durable.transaction().execute(async (transaction) => {
        const before = await rowOf(transaction, old);
        if (before === undefined) return false;
        const already = old === address.endpoint ? undefined : await rowOf(transaction, address.endpoint);
        if (already !== undefined) await forgetSubscriptions(transaction, [already.number]);
        await transaction
          .updateTable("push_subscriptions")
          .set({ ...address, failures: 0 })
          .where("number", "=", before.number)
          .execute();
        return true;
      });
    },

    async unsubscribe(endpoint: string): Promise<void> {
      await durable.transaction().execute(async (transaction) => {
        const row = await rowOf(transaction, endpoint);
        if (row !== undefined) await forgetSubscriptions(transaction, [row.number]);
      });
    },

    async choiceAt(endpoint: string): Promise<PushChoice | undefined> {
      const row = await durable
        .selectFrom("push_subscriptions")
        .selectAll()
        .where("endpoint", "=", endpoint)
        .executeTakeFirst();
      return row && choiceOf(row);
    },
  };
}
