// Alerts on their way to devices. An alert is queued for every subscription once, step by step, so that a process that dies in the middle
// leaves the rest to another; each entry is then claimed by one process for a while, as letters are.

import type { Transaction } from "kysely";
import { claimDue, type Claim } from "../outbox/claim-due.ts";
import { countUnsent, type UnsentCounts } from "../outbox/count-unsent.ts";
import type { Database } from "../database.ts";
import { choiceOf, forgetSubscriptions, type PushAddress, type PushChoice } from "./push-subscriptions.ts";
import type { Tables } from "../tables.ts";

export interface ClaimedPush extends Claim {
  alert: string;
  /** When the alert was queued first. */
  queuedAt: number;
  subscription: number;
  address: PushAddress;
  choice: PushChoice;
}

/** `over`: nobody wants it any more. `gone`: the device is not there any more, and neither is its subscription. */
export type PushResult =
  | { is: "delivered" | "over" | "gone" }
  | { is: "again"; at: number; fault?: string }
  | { is: "failed"; fault: string };

export type PushSettled = Pick<ClaimedPush, "number" | "subscription"> & { result: PushResult };

export interface Queueing {
  /** When this device is to be told; undefined for never. */
  dueFor: (choice: PushChoice) => number | undefined;
  /** Something has been queued. */
  onStep?: () => void;
  /** How many devices are looked at in one transaction. */
  stepSize?: number;
}

const usualStep = 500;
/** Few different numbers of rows: each is a statement of its own that stays prepared. */
const insertedAtOnce = 50;
const longestFault = 200;
/** A device that could not be told of so many alerts in a row is forgotten. */
const mostFailures = 5;
const storedFor = 7 * 24 * 60 * 60_000;

export function openPushOutbox(database: Database, now: () => number) {
  const { durable } = database;

  /** Answers how many were queued by it; undefined when nothing is left to do. */
  function queueStep(alert: string, { dueFor, stepSize = usualStep }: Queueing): Promise<number | undefined> {
    return durable.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom("push_alerts")
        .select("reached")
        .where("alert", "=", alert)
        .executeTakeFirst();
      const before = known?.reached ?? null;
      if (before === null) return undefined;
      const rows = await transaction
        .selectFrom("push_subscriptions")
        .selectAll()
        .where("number", ">", before)
        .orderBy("number")
        .limit(stepSize)
        .execute();
      const reached = rows.length < stepSize ? null : (rows.at(-1)?.number ?? null);
      // Whoever moves it on first has this step; the others find that it has moved.
      const mine = await transaction
        .updateTable("push_alerts")
        .set({ reached })
        .where("alert", "=", alert)
        .where("reached", "=", before)
        .returning("alert")
        .executeTakeFirst();
      if (mine === undefined) return 0;
      const entries = rows.flatMap((row) => {
        const due = dueFor(choiceOf(row));
        return due === undefined
          ? []
          : [{ alert, subscription: row.number, due, tries: 0, sent_at: null, fault: null }];
      });
      for (let start = 0; start < entries.length; start += insertedAtOnce) {
        await transaction
          .insertInto("push_outbox")
          .values(entries.slice(start, start + insertedAtOnce))
          .onConflict((conflict) => conflict.columns(["alert", "subscription"]).doNothing())
          .execute();
      }
      return entries.length;
    });
  }

  async function settleOne(transaction: Transaction<Tables>, settled: PushSettled): Promise<void> {
    const { number, subscription, result } = settled;
    const entry = transaction.updateTable("push_outbox").where("number", "=", number).where("sent_at", "is", null);
    const device = transaction.updateTable("push_subscriptions").where("number", "=", subscription);
    switch (result.is) {
      case "delivered":
        await entry.set({ sent_at: now(), fault: null }).execute();
        await device.where("failures", ">", 0).set({ failures: 0 }).execute();
        return;
      case "over":
        await entry.set({ due: null }).execute();
        return;
      case "gone":
        await forgetSubscriptions(transaction, [subscription]);
        return;
      case "again":
        await entry.set({ due: result.at, fault: result.fault?.slice(0, longestFault) ?? null }).execute();
        return;
      case "failed": {
        await entry.set({ due: null, fault: result.fault.slice(0, longestFault) }).execute();
        const row = await device
          .set((eb) => ({ failures: eb("failures", "+", 1) }))
          .returning("failures")
          .executeTakeFirst();
        if (row !== undefined && row.failures >= mostFailures) await forgetSubscriptions(transaction, [subscription]);
        return;
      }
      default:
        result satisfies never;
    }
  }

  return {
    /** For every subscription that wants it, once however often it is asked. Answers how many were queued by this. */
    async queue(alert: string, queueing: Queueing): Promise<number> {
      await durable.transaction().execute(async (transaction) => {
        const first = await transaction
          .insertInto("push_alerts")
          .values({ alert, at: now(), reached: 0 })
          .onConflict((conflict) => conflict.column("alert").doNothing())
          .returning("alert")
          .executeTakeFirst();
        if (first === undefined) return;
        await transaction
          .deleteFrom("push_outbox")
          .where("alert", "in", (eb) =>
            eb
              .selectFrom("push_alerts")
              .select("alert")
              .where("at", "<", now() - storedFor),
          )
          .execute();
      });
      let queued = 0;
      for (;;) {
        const step = await queueStep(alert, queueing);
        if (step === undefined) return queued;
        queued += step;
        queueing.onStep?.();
      }
    },

    /** Alerts whose queueing somebody has begun and not finished. */
    async unfinished(): Promise<string[]> {
      const rows = await durable.selectFrom("push_alerts").select("alert").where("reached", "is not", null).execute();
      return rows.map(({ alert }) => alert);
    },

    async isQueued(alert: string): Promise<boolean> {
      const row = await durable
        .selectFrom("push_alerts")
        .select("alert")
        .where("alert", "=", alert)
        .where("reached", "is", null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** At most so many that are due, each for nobody else until the claim ends. */
    claim: (most: number, milliseconds: number): Promise<ClaimedPush[]> =>
      claimDue(
        database,
        "push_outbox",
        { most, now: now(), until: now() + milliseconds },
        async (transaction, claim) => {
          const row = await transaction
            .selectFrom("push_outbox")
            .innerJoin("push_subscriptions", "push_subscriptions.number", "push_outbox.subscription")
            .innerJoin("push_alerts", "push_alerts.alert", "push_outbox.alert")
            .selectAll("push_subscriptions")
            .select(["push_outbox.alert", "push_outbox.subscription", "push_alerts.at as queued_at"])
            .where("push_outbox.number", "=", claim.number)
            .executeTakeFirst();
          if (row === undefined) return undefined;
          const { alert, subscription, queued_at: queuedAt, endpoint, p256dh, auth } = row;
          return {
            ...claim,
            alert,
            subscription,
            queuedAt,
            address: { endpoint, p256dh, auth },
            choice: choiceOf(row),
          };
        },
      ),

    /** What became of them, all at once. */
    async settle(all: readonly PushSettled[]): Promise<void> {
      // In one order for everybody, so that no two processes wait for each other.
      const ordered = all.toSorted((one, other) => one.subscription - other.subscription);
      await durable.transaction().execute(async (transaction) => {
        for (const settled of ordered) await settleOne(transaction, settled);
      });
    },

    async counts(): Promise<UnsentCounts & { subscriptions: number }> {
      const { subscriptions } = await durable
        .selectFrom("push_subscriptions")
        .select(({ fn }) => fn.countAll<number>().as("subscriptions"))
        .executeTakeFirstOrThrow();
      return { subscriptions, ...(await countUnsent(database, "push_outbox")) };
    },
  };
}
