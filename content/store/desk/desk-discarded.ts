// Working copies that were thrown away. The last one of each front is kept with all its steps, so that it can be had back as it was.

import type { Insertable, Selectable } from "kysely";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

type DraftRow = Selectable<Tables["desk_drafts"]>;
type StepRow = Insertable<Tables["desk_steps"]>;

export interface Discarded {
  at: number;
  /** Who threw it away. */
  name: string;
}

export function deskDiscarded({ read, durable }: Database, now: () => number) {
  return {
    async last(layout: string): Promise<Discarded | undefined> {
      return read.selectFrom("desk_discarded").select(["at", "name"]).where("layout", "=", layout).executeTakeFirst();
    },

    /** What was done since `steps` were taken keeps it: somebody works on. */
    async put(layout: string, steps: number, by: string): Promise<boolean> {
      return durable.transaction().execute(async (transaction) => {
        const draft = await transaction
          .deleteFrom("desk_drafts")
          .where("layout", "=", layout)
          .where("steps", "=", steps)
          .returningAll()
          .executeTakeFirst();
        if (draft === undefined) return false;
        const taken = await transaction
          .deleteFrom("desk_steps")
          .where("layout", "=", layout)
          .returning(["layout", "id", "step", "at", "person", "name", "change", "undo", "undone"])
          .execute();
        if (steps === 0) return true;
        const row = { at: now(), name: by, draft: JSON.stringify(draft), steps: JSON.stringify(taken) };
        await transaction
          .insertInto("desk_discarded")
          .values({ layout, ...row })
          .onConflict((conflict) => conflict.column("layout").doUpdateSet(row))
          .execute();
        return true;
      });
    },

    /** In the place of one that nobody has done anything to. What was scheduled is not any more. */
    async bringBack(layout: string): Promise<"done" | "missing" | "taken"> {
      return durable.transaction().execute(async (transaction) => {
        const kept = await transaction
          .selectFrom("desk_discarded")
          .select(["draft", "steps"])
          .where("layout", "=", layout)
          .executeTakeFirst();
        if (kept === undefined) return "missing";
        await transaction.deleteFrom("desk_drafts").where("layout", "=", layout).where("steps", "=", 0).execute();
        const draft: DraftRow = { ...JSON.parse(kept.draft), publish_at: null, publish_by: null };
        const put = await transaction
          .insertInto("desk_drafts")
          .values(draft)
          .onConflict((conflict) => conflict.column("layout").doNothing())
          .executeTakeFirst();
        if (put.numInsertedOrUpdatedRows === 0n) return "taken";
        const steps: StepRow[] = JSON.parse(kept.steps);
        for (const step of steps) await transaction.insertInto("desk_steps").values(step).execute();
        await transaction.deleteFrom("desk_discarded").where("layout", "=", layout).execute();
        return "done";
      });
    },
  };
}
