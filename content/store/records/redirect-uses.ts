// How often readers were led by which redirect. Counted elsewhere, and added here many at a time.

import { sql } from "kysely";
import type { Database } from "../database.ts";
import type { RedirectUse } from "../store.ts";

export function redirectUses({ read, write }: Pick<Database, "read" | "write">, now: () => number) {
  return {
    async addRedirectUses(uses: ReadonlyMap<string, number>): Promise<void> {
      if (uses.size === 0) return;
      await write.transaction().execute(async (transaction) => {
        for (const [id, more] of uses) {
          await transaction
            .insertInto("redirect_uses")
            .values({ id, uses: more, last_at: now() })
            .onConflict((conflict) =>
              conflict.column("id").doUpdateSet({
                uses: sql`redirect_uses.uses + excluded.uses`,
                last_at: sql`excluded.last_at`,
              }),
            )
            .execute();
        }
      });
    },

    async redirectUses(): Promise<Map<string, RedirectUse>> {
      const rows = await read.selectFrom("redirect_uses").selectAll().execute();
      return new Map(rows.map(({ id, uses, last_at }) => [id, { uses, lastAt: last_at }]));
    },
  };
}
