// What people do to working copies: steps, one after the other, whichever process they reach. Each is stored before it is acknowledged, none is taken
// twice, and what is refused leaves no trace, not even in the count.

import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { applyChange, type FrontChange } from "../../../model/desk/front-changes.ts";
import type { Front } from "../../../model/desk/front.ts";
import { takenIn, type CopyState, type StepChange, type TakeIn } from "../../../model/desk/taken-in.ts";
import type { Database } from "../database.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import type { Tables } from "../tables.ts";
import type { Worker } from "./desk-presence.ts";
import { draftOf, type Draft } from "./draft-row.ts";
import { stepMarks } from "./step-marks.ts";

export interface Step {
  /** Made by whoever takes it, so that it can be sent again. */
  id: string;
  change: FrontChange;
}

export type StepResult = { step: number; front: Front } | { fault: string } | { missing: true };

interface Sent {
  layout: string;
  id: string;
  by: Worker;
}

export function draftSteps(durable: Database["durable"], now: () => number) {
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
    draft: Draft,
    change: FrontChange | TakeIn,
    { id, by, mark }: Pick<Sent, "id" | "by"> & { mark: number },
  ): Promise<StepResult> {
    const { layout, steps } = draft;
    const result = change.do === "take-in" ? takenIn(draft, change) : changed(draft, change);
    if ("fault" in result) return result;
    const { base, baseVersion, front } = result.state;
    const isOfAnother = baseVersion !== draft.baseVersion;
    await transaction
      .updateTable("desk_drafts")
      .set({
        front: JSON.stringify(front),
        ...(isOfAnother && { base: JSON.stringify(base), base_version: baseVersion }),
      })
      .where("layout", "=", layout)
      .execute();
    // Changes are read again and again: whole fronts are in what takes it back alone.
    const told: StepChange = change.do === "take-in" ? { do: change.do } : change;
    await transaction
      .insertInto("desk_steps")
      .values({
        layout,
        id,
        step: steps,
        at: now(),
        person: by.id,
        name: by.name,
        change: JSON.stringify(told),
        undo: JSON.stringify(result.undo),
        undone: mark,
      })
      .execute();
    return { step: steps, front };
  }

  /** The last step of somebody that has one of these marks. */
  const lastOf = (transaction: Transaction<Tables>, { layout, by }: Sent, among: readonly number[]) =>
    transaction
      .selectFrom("desk_steps")
      .select(["number", "step", "undo", "undone"])
      .where("layout", "=", layout)
      .where("person", "=", by.id)
      .where("undone", "in", among)
      .orderBy("step", "desc")
      .limit(1)
      .executeTakeFirst();

  const isPast = (transaction: Transaction<Tables>, number: number) =>
    transaction.updateTable("desk_steps").set({ undone: stepMarks.past }).where("number", "=", number).execute();

  /** What was sent before is acknowledged, and not done again. */
  async function once(
    { layout, id }: Sent,
    work: (transaction: Transaction<Tables>, draft: Draft) => Promise<StepResult>,
  ): Promise<StepResult> {
    return allOrNothing(async (transaction) => {
      const draft = await counted(transaction, layout);
      if (draft === undefined) return { missing: true };
      const known = await transaction
        .selectFrom("desk_steps")
        .select("step")
        .where("layout", "=", layout)
        .where("id", "=", id)
        .executeTakeFirst();
      if (known === undefined) return work(transaction, draft);
      // Counted in vain: nothing new was done.
      await transaction
        .updateTable("desk_drafts")
        .set({ steps: draft.steps - 1 })
        .where("layout", "=", layout)
        .execute();
      return { step: known.step, front: draft.front };
    });
  }

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
    async take(layout: string, { id, change }: Step, by: Worker): Promise<StepResult> {
      return once({ layout, id, by }, (transaction, draft) =>
        taken(transaction, draft, change, { id, by, mark: stepMarks.stands }),
      );
    },

    /** A copy of something newer. What was done since `steps` were taken keeps it from that: the front here is without it. */
    async takeIn({ layout, steps, base, baseVersion, front }: Draft, to: CopyState, by: Worker): Promise<StepResult> {
      const id = randomUUID();
      const change: TakeIn = { do: "take-in", from: { base, baseVersion, front }, to };
      return once({ layout, id, by }, async (transaction, draft) =>
        draft.steps === steps + 1
          ? taken(transaction, draft, change, { id, by, mark: stepMarks.stands })
          : { fault: "Somebody has gone on working on it." },
      );
    },

    /** The last thing that this person did and has not taken back. */
    async undo(layout: string, id: string, by: Worker): Promise<StepResult> {
      const sent = { layout, id, by };
      return once(sent, async (transaction, draft) => {
        const last = await lastOf(transaction, sent, stepMarks.standing);
        if (last === undefined) return { fault: "There is nothing of yours to take back." };
        const result = await taken(transaction, draft, JSON.parse(last.undo), { id, by, mark: stepMarks.tookBack });
        if ("fault" in result) return result;
        await isPast(transaction, last.number);
        // What was taken back before this one was done is not to be had again.
        if (last.undone !== stepMarks.stands) return result;
        await transaction
          .updateTable("desk_steps")
          .set({ undone: stepMarks.past })
          .where("layout", "=", layout)
          .where("person", "=", by.id)
          .where("undone", "=", stepMarks.tookBack)
          .where("step", "<", last.step)
          .execute();
        return result;
      });
    },

    /** What this person took back last, where they have done nothing else since. */
    async redo(layout: string, id: string, by: Worker): Promise<StepResult> {
      const sent = { layout, id, by };
      return once(sent, async (transaction, draft) => {
        const last = await lastOf(transaction, sent, [stepMarks.stands, stepMarks.tookBack]);
        if (last?.undone !== stepMarks.tookBack) return { fault: "There is nothing that you have taken back." };
        const result = await taken(transaction, draft, JSON.parse(last.undo), { id, by, mark: stepMarks.broughtAgain });
        if ("fault" in result) return result;
        await isPast(transaction, last.number);
        return result;
      });
    },
  };
}

function changed(state: CopyState, change: FrontChange) {
  const result = applyChange(state.front, change);
  return "fault" in result ? result : { state: { ...state, front: result.front }, undo: result.undo };
}

/** Takes a transaction back in which nothing is to be left. */
class StepRefused extends Error {}
