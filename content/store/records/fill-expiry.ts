// Once, when the store learns when records end: what is stored already is read for it.

import type { Transaction } from "kysely";
import { z } from "zod";
import { instantOf } from "../../../model/time/instant-of.ts";
import type { Tables } from "../tables.ts";

const rowsAtOnce = 1_000;

const ending = z.object({ expires: z.string().optional(), expiration_date: z.string().optional() });

export async function fillExpiry(transaction: Transaction<Tables>): Promise<void> {
  for (let after = 0; ;) {
    const rows = await transaction
      .selectFrom("records")
      .select(["key", "doc"])
      .where("type", "in", ["alert", "article", "video"])
      .where("published", "=", 1)
      .where("key", ">", after)
      .where((row) => row.or([row("doc", "like", '%"expiration_date"%'), row("doc", "like", '%"expires"%')]))
      .orderBy("key")
      .limit(rowsAtOnce)
      .execute();
    for (const { key, doc } of rows) {
      const { expires, expiration_date } = ending.parse(JSON.parse(doc));
      const at = instantOf(expires ?? expiration_date);
      if (at === undefined) continue;
      await transaction.updateTable("records").set({ expires: at }).where("key", "=", key).execute();
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.key;
  }
}
