// What people did to working copies, in its order.

import type { StepChange } from "../../../model/desk/taken-in.ts";
import type { Database } from "../database.ts";
import { stepMarks } from "./step-marks.ts";

interface StepLine {
  id: string;
  step: number;
  at: number;
  name: string;
  change: StepChange;
}

export function stepReads(read: Database["read"]) {
  return {
    async steps(layout: string, after: number): Promise<StepLine[]> {
      const rows = await read
        .selectFrom("desk_steps")
        .select(["id", "step", "at", "name", "change"])
        .where("layout", "=", layout)
        .where("step", ">", after)
        .orderBy("step")
        .execute();
      return rows.map(({ change, ...row }) => ({ ...row, change: JSON.parse(change) }));
    },

    /** What was not taken back, and by whom. */
    async standingSteps(layout: string): Promise<Pick<StepLine, "name" | "change">[]> {
      const rows = await read
        .selectFrom("desk_steps")
        .select(["name", "change"])
        .where("layout", "=", layout)
        .where("undone", "in", stepMarks.standing)
        .orderBy("step")
        .execute();
      return rows.map(({ name, change }) => ({ name, change: JSON.parse(change) }));
    },
  };
}
