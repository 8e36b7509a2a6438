// How many devices alerts reach: counted by the database, in groups of those that asked for the same.

import type { Database } from "../database.ts";
import { choiceOf, type PushChoice } from "./push-subscriptions.ts";

export interface ChoiceGroup extends PushChoice {
  devices: number;
}

export interface QueuedDevices {
  all: number;
  told: number;
}

export function pushReach({ read }: Database) {
  return {
    async choiceGroups(): Promise<ChoiceGroup[]> {
      const columns = ["topics", "quiet_from", "quiet_to", "zone"] as const;
      const rows = await read
        .selectFrom("push_subscriptions")
        .select(columns)
        .select(({ fn }) => fn.countAll<number>().as("devices"))
        .groupBy(columns)
        .execute();
      return rows.map((row) => ({ ...choiceOf(row), devices: row.devices }));
    },

    /** Of those of these alerts that were queued for anybody; the oldest are forgotten. */
    async queuedDevices(alerts: readonly string[]): Promise<Map<string, QueuedDevices>> {
      if (alerts.length === 0) return new Map();
      const rows = await read
        .selectFrom("push_outbox")
        .select("alert")
        .select(({ fn }) => [fn.countAll<number>().as("all"), fn.count<number>("sent_at").as("told")])
        .where("alert", "in", alerts)
        .groupBy("alert")
        .execute();
      return new Map(rows.map(({ alert, all, told }) => [alert, { all, told }]));
    },
  };
}
