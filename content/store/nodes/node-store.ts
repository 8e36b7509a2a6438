// What each node of the site last said of itself, for operators: nodes share a database and nothing else, so they are seen by it.

import { sql } from "kysely";
import type { Database } from "../database.ts";

export interface StoredNode {
  name: string;
  at: number;
  summary: string;
}

/** A node that was not heard of for so long is no node of the site any more. */
const forgottenAfter = 24 * 60 * 60 * 1000;

export type NodeStore = ReturnType<typeof openNodeStore>;

export function openNodeStore({ read, write }: Database, now: () => number) {
  return {
    async tell(name: string, summary: string): Promise<void> {
      const at = now();
      await write
        .insertInto("nodes")
        .values({ name, at, summary })
        .onConflict((conflict) =>
          conflict.column("name").doUpdateSet({ at: sql`excluded.at`, summary: sql`excluded.summary` }),
        )
        .execute();
      await write
        .deleteFrom("nodes")
        .where("at", "<", at - forgottenAfter)
        .execute();
    },

    /** It has ended as it was told to. */
    async leave(name: string): Promise<void> {
      await write.deleteFrom("nodes").where("name", "=", name).execute();
    },

    list: (): Promise<StoredNode[]> => read.selectFrom("nodes").selectAll().orderBy("name").execute(),
  };
}
