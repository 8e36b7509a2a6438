// Who is at work on a front: whoever asks for it is, until they have not been heard of for a while.

import type { Database } from "../database.ts";

export interface Worker {
  id: string;
  name: string;
}

/** Whoever was not heard of for so long has gone. */
const presentFor = 15_000;

export function deskPresence({ durable }: Database, now: () => number) {
  return {
    /** Who works on it, the asking one included. */
    async note(layout: string, { id, name }: Worker): Promise<Worker[]> {
      const at = now();
      await durable
        .insertInto("desk_presence")
        .values({ layout, person: id, name, seen_at: at })
        .onConflict((conflict) => conflict.columns(["layout", "person"]).doUpdateSet({ name, seen_at: at }))
        .execute();
      const rows = await durable
        .selectFrom("desk_presence")
        .select(["person", "name"])
        .where("layout", "=", layout)
        .where("seen_at", ">", at - presentFor)
        .orderBy("name")
        .execute();
      return rows.map((row) => ({ id: row.person, name: row.name }));
    },
  };
}
