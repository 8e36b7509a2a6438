// Working copies of fronts: one for each layout, shared by all who work on it. What anybody does is a step (`draft-steps.ts`).

import type { Front } from "../../../model/desk/front.ts";
import type { Connection, Database } from "../database.ts";
import { draftOf, type Draft } from "./draft-row.ts";
import { draftSteps } from "./draft-steps.ts";
import { stepReads } from "./step-reads.ts";

const rowsAt = (connection: Connection, layout: string) =>
  connection.selectFrom("desk_drafts").selectAll().where("layout", "=", layout);

export function deskDrafts({ read, durable }: Database, now: () => number) {
  return {
    async open(layout: string): Promise<Draft | undefined> {
      const row = await rowsAt(read, layout).executeTakeFirst();
      return row && draftOf(row);
    },

    /** The one that is there where somebody was first. */
    async begin(layout: string, front: Front, baseVersion: string): Promise<Draft> {
      const values = {
        layout,
        base: JSON.stringify(front),
        base_version: baseVersion,
        front: JSON.stringify(front),
        steps: 0,
        began_at: now(),
        publish_at: null,
        publish_by: null,
      };
      await durable
        .insertInto("desk_drafts")
        .values(values)
        .onConflict((conflict) => conflict.column("layout").doNothing())
        .execute();
      return draftOf(await rowsAt(durable, layout).executeTakeFirstOrThrow());
    },

    ...stepReads(read),
    ...draftSteps(durable, now),

    /** Null takes it back. */
    async schedule(layout: string, at: number | null, by: string): Promise<boolean> {
      const changed = await durable
        .updateTable("desk_drafts")
        .set({ publish_at: at, publish_by: at === null ? null : by })
        .where("layout", "=", layout)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },

    /** Whose time has come. */
    async due(): Promise<Draft[]> {
      const rows = await read.selectFrom("desk_drafts").selectAll().where("publish_at", "<=", now()).execute();
      return rows.map(draftOf);
    },

    /** With all steps. What was done since `steps` were taken keeps it: somebody works on. */
    async end(layout: string, steps: number): Promise<boolean> {
      return durable.transaction().execute(async (transaction) => {
        const ended = await transaction
          .deleteFrom("desk_drafts")
          .where("layout", "=", layout)
          .where("steps", "=", steps)
          .executeTakeFirst();
        if (ended.numDeletedRows === 0n) return false;
        await transaction.deleteFrom("desk_steps").where("layout", "=", layout).execute();
        return true;
      });
    },

    async list(): Promise<{ layout: string; steps: number; publishAt: number | null }[]> {
      const rows = await read.selectFrom("desk_drafts").select(["layout", "steps", "publish_at"]).execute();
      return rows.map(({ layout, steps, publish_at: publishAt }) => ({ layout, steps, publishAt }));
    },
  };
}
