// What endpoints are to be told of a change, put into the outbox by the transaction of the change: it is told if the change is, and once,
// whichever node made it. What is scheduled waits there for its time, and is taken back when the record is changed before.

import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { RecordName } from "../../records/parse-record.ts";
import { eventsOf, isScheduled, type Filing, type DatedEvent } from "../../webhooks/webhook-events.ts";
import { everythingList } from "../../../model/fields/list-names.ts";
import type { Tables } from "../tables.ts";

export interface ChangedRecord extends RecordName, Filing {
  path: string | null | undefined;
  /** Only prepared anew. */
  isSame?: boolean;
}

interface Wanting {
  id: string;
  events: readonly string[];
}

export function webhookNews(now: () => number) {
  /** Read once for all records of a transaction: most sites have no endpoint. */
  const known = new WeakMap<Transaction<Tables>, Promise<Wanting[]>>();

  function endpointsIn(transaction: Transaction<Tables>): Promise<Wanting[]> {
    const found = known.get(transaction) ?? wantingIn(transaction);
    known.set(transaction, found);
    return found;
  }

  return async (
    transaction: Transaction<Tables>,
    after: ChangedRecord,
    before: (Filing & Pick<ChangedRecord, "path">) | undefined,
  ): Promise<void> => {
    const endpoints = await endpointsIn(transaction);
    if (endpoints.length === 0) return;
    const at = now();
    if (isScheduled(before, at)) await takeBack(transaction, after, at);
    const told = eventsOf({ type: after.type, before, after, isSame: after.isSame === true, now: at });
    for (const one of told) await queue(transaction, endpoints, after, one, after.path ?? before?.path);
  };
}

async function wantingIn(transaction: Transaction<Tables>): Promise<Wanting[]> {
  const rows = await transaction.selectFrom("webhooks").select(["id", "events"]).where("off_at", "is", null).execute();
  return rows.map(({ id, events }) => ({ id, events: JSON.parse(events) }));
}

/** One message, whoever gets it. */
async function queue(
  transaction: Transaction<Tables>,
  endpoints: readonly Wanting[],
  { type, id }: RecordName,
  { event, at }: DatedEvent,
  path: string | null | undefined,
): Promise<void> {
  const message = `msg_${randomUUID()}`;
  for (const { id: endpoint, events } of endpoints) {
    if (events.length > 0 && !events.includes(event)) continue;
    await transaction
      .insertInto("webhook_outbox")
      .values({
        message,
        endpoint,
        event,
        record_type: type,
        record_id: id,
        path: path ?? null,
        at,
        due: at,
        tries: 0,
        fault: null,
      })
      .execute();
  }
}

async function takeBack(transaction: Transaction<Tables>, { type, id }: RecordName, now: number): Promise<void> {
  await transaction
    .deleteFrom("webhook_outbox")
    .where("record_type", "=", type)
    .where("record_id", "=", id)
    .where("tries", "=", 0)
    .where("due", ">", now)
    .execute();
}

/** What is scheduled already, for an endpoint that is new. */
export async function queueScheduled(transaction: Transaction<Tables>, endpoint: Wanting, now: number): Promise<void> {
  const rows = await transaction
    .selectFrom("lists")
    .innerJoin("listings", "listings.list", "lists.number")
    .innerJoin("records", "records.key", "listings.key")
    .select(["records.type", "records.id", "records.path", "records.at"])
    .where("lists.name", "=", everythingList)
    .where("listings.at", ">", now)
    .execute();
  for (const { type, id, path, at } of rows) {
    for (const told of eventsOf({ type, before: undefined, after: { lists: ["all"], at }, isSame: false, now }))
      await queue(transaction, [endpoint], { type, id }, told, path);
  }
}
