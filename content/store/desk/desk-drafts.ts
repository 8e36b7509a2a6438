// Working copies of fronts: one for each layout, shared by all who work on it. What anybody does is a step; steps are taken one after the other,
// whichever process they reach, and each is stored before it is acknowledged. A step that is sent again is not taken again.

import type { Selectable, Transaction } from "kysely";
import { applyChange, type FrontChange } from "../../../model/desk/front-changes.ts";
import type { Front } from "../../../model/desk/front.ts";
import type { Connection, Database } from "../database.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import type { Tables } from "../tables.ts";
import type { Worker } from "./desk-presence.ts";
import { stepReads } from "./step-reads.ts";

export interface Draft {
  layout: string;
  /** What it is a copy of: what was live when the first person began, or when somebody last took in what others had made of it. */
  base: Front;
  baseVersion: string;
  front: Front;
  /** How many steps were taken. */
  steps: number;
  beganAt: number;
  publishAt: number | null;
  publishBy: string | null;
}

export interface Step {
  /** Made by whoever takes it, so that it can be sent again. */
  id: string;
  change: FrontChange;
}

export type StepResult = { step: number; front: Front } | { fault: string } | { missing: true };

const draftOf = (row: Selectable<Tables["desk_drafts"]>): Draft => ({
  layout: row.layout,
  base: JSON.parse(row.base),
  baseVersion: row.base_version,
  front: JSON.parse(row.front),
  steps: row.steps,
  beganAt: row.began_at,
  publishAt: row.publish_at,
  publishBy: row.publish_by,
});

const rowsAt = (connection: Connection, layout: string) =>
  connection.selectFrom("desk_drafts").selectAll().where("layout", "=", layout);

export function deskDrafts({ read, durable }: Database, now: () => number) {
  // Whoever waits in the database, for the row of a front, keeps a connection from others all the while.
  const inTurn = oneAtATime();

  /** Counted first: whoever counts holds the row until the end of the transaction. */
  async function counted(transaction: Transaction<Tables>, layout: string): Promise<Draft | undefined> {
    const row = await transaction
      .updateTable("desk_drafts")
      .set(({ eb }) => ({ steps: eb("steps", "+", 1) }))
      .where("layout", "=", layout)
      .returningAll()
      .executeTakeFirst();
    return row && draftOf(row);
  }

  async function taken(
    transaction: Transaction<Tables>,
    { layout, front, steps }: Draft,
    { id, change }: Step,
    by: Worker,
  ): Promise<StepResult> {
    const result = applyChange(front, change);
    if ("fault" in result) return result;
    await transaction
      .updateTable("desk_drafts")
      .set({ front: JSON.stringify(result.front) })
      .where("layout", "=", layout)
      .execute();
    await transaction
      .insertInto("desk_steps")
      .values({
        layout,
        id,
        step: steps,
        at: now(),
        person: by.id,
        name: by.name,
        change: JSON.stringify(change),
        undo: JSON.stringify(result.undo),
        undone: 0,
      })
      .execute();
    return { step: steps, front: result.front };
  }

  /** What is refused leaves no trace, not even in the count. */
  async function allOrNothing(work: (transaction: Transaction<Tables>) => Promise<StepResult>): Promise<StepResult> {
    let refused: StepResult | undefined;
    return inTurn(() =>
      durable.transaction().execute(async (transaction) => {
        const result = await work(transaction);
        if ("step" in result) return result;
        refused = result;
        throw new StepRefused();
      }),
    ).catch((error: unknown) => {
      if (error instanceof StepRefused && refused !== undefined) return refused;
      throw error;
    });
  }

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

    async take(layout: string, step: Step, by: Worker): Promise<StepResult> {
      return allOrNothing(async (transaction) => {
        const draft = await counted(transaction, layout);
        if (draft === undefined) return { missing: true };
        const known = await transaction
          .selectFrom("desk_steps")
          .select("step")
          .where("layout", "=", layout)
          .where("id", "=", step.id)
          .executeTakeFirst();
        if (known === undefined) return taken(transaction, draft, step, by);
        // Counted in vain: nothing new was done.
        await transaction
          .updateTable("desk_drafts")
          .set({ steps: draft.steps - 1 })
          .where("layout", "=", layout)
          .execute();
        return { step: known.step, front: draft.front };
      });
    },

    /** The last thing that this person did and has not taken back. */
    async undo(layout: string, id: string, by: Worker): Promise<StepResult> {
      return allOrNothing(async (transaction) => {
        const draft = await counted(transaction, layout);
        if (draft === undefined) return { missing: true };
        const last = await transaction
          .selectFrom("desk_steps")
          .select(["number", "undo"])
          .where("layout", "=", layout)
          .where("person", "=", by.id)
          .where("undone", "=", 0)
          .orderBy("step", "desc")
          .executeTakeFirst();
        if (last === undefined) return { fault: "There is nothing of yours to take back." };
        const result = await taken(transaction, draft, { id, change: JSON.parse(last.undo) }, by);
        if ("fault" in result) return result;
        // Neither is it to be taken back, nor what took it back.
        await transaction
          .updateTable("desk_steps")
          .set({ undone: 1 })
          .where("layout", "=", layout)
          .where((row) => row.or([row("number", "=", last.number), row("id", "=", id)]))
          .execute();
        return result;
      });
    },

    ...stepReads(read),

    /** A copy of something newer. What was done since `steps` were taken keeps it from that: the front here is without it. */
    async rebase(
      { layout, steps }: Pick<Draft, "layout" | "steps">,
      { base, baseVersion, front }: Pick<Draft, "base" | "baseVersion" | "front">,
    ): Promise<boolean> {
      const changed = await durable
        .updateTable("desk_drafts")
        .set({
          base: JSON.stringify(base),
          base_version: baseVersion,
          front: JSON.stringify(front),
          steps: steps + 1,
        })
        .where("layout", "=", layout)
        .where("steps", "=", steps)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },

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

/** Takes a transaction back in which nothing is to be left. */
class StepRefused extends Error {}
