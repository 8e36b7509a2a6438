// Who has asked for which mailing list, who has confirmed it, and who has left: whoever leaves is forgotten.

import type { Transaction } from "kysely";
import type { Database } from "../database.ts";
import { postLetter, type Letter } from "./outbox.ts";
import type { Tables } from "../tables.ts";

export interface Subscription {
  email: string;
  list: string;
  confirmedAt: number;
}

const pageSize = 500;

/** Asking again changes nothing for who is on the list already. */
export async function askForLists(
  transaction: Transaction<Tables>,
  email: string,
  lists: readonly string[],
  askedAt: number,
): Promise<void> {
  for (const list of lists) {
    await transaction
      .insertInto("subscriptions")
      .values({ email, list, asked_at: askedAt, confirmed_at: null })
      .onConflict((conflict) => conflict.columns(["email", "list"]).doUpdateSet({ asked_at: askedAt }))
      .execute();
  }
}

export function subscriptionWrites({ read, durable }: Database, now: () => number) {
  return {
    async confirm(
      email: string,
      lists: readonly string[],
      welcome: (confirmed: string[]) => Letter,
    ): Promise<string[]> {
      if (lists.length === 0) return [];
      return durable.transaction().execute(async (transaction) => {
        const rows = await transaction
          .updateTable("subscriptions")
          .set({ confirmed_at: now() })
          .where("email", "=", email.toLowerCase())
          .where("list", "in", lists)
          .where("confirmed_at", "is", null)
          .returning("list")
          .execute();
        const confirmed = rows.map(({ list }) => list).toSorted();
        if (confirmed.length > 0) await postLetter(transaction, welcome(confirmed), now());
        return confirmed;
      });
    },

    async leave(given: string, list?: string): Promise<void> {
      const email = given.toLowerCase();
      await durable.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom("subscriptions")
          .where("email", "=", email)
          .$if(list !== undefined, (query) => query.where("list", "=", list ?? ""))
          .execute();
        const left = await transaction
          .selectFrom("subscriptions")
          .select("list")
          .where("email", "=", email)
          .limit(1)
          .executeTakeFirst();
        if (left !== undefined) return;
        await transaction
          .deleteFrom("submissions")
          .where("email", "=", email)
          .where("kind", "=", "newsletter")
          .execute();
      });
    },

    async *subscriptions(list?: string): AsyncIterable<Subscription> {
      let last = { list: "", email: "" };
      for (;;) {
        const rows = await read
          .selectFrom("subscriptions")
          .select(["email", "list", "confirmed_at"])
          .where("confirmed_at", "is not", null)
          .$if(list !== undefined, (query) => query.where("list", "=", list ?? ""))
          .where((eb) =>
            eb.or([eb("list", ">", last.list), eb.and([eb("list", "=", last.list), eb("email", ">", last.email)])]),
          )
          .orderBy("list")
          .orderBy("email")
          .limit(pageSize)
          .execute();
        for (const { confirmed_at: confirmedAt, ...row } of rows) {
          if (confirmedAt !== null) yield { ...row, confirmedAt };
          last = row;
        }
        if (rows.length < pageSize) return;
      }
    },
  };
}
