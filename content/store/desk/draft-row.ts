// The working copy of a front, as it is stored and as it is worked with.

import type { Selectable } from "kysely";
import type { CopyState } from "../../../model/desk/taken-in.ts";
import type { Tables } from "../tables.ts";

export interface Draft extends CopyState {
  layout: string;
  /** How many steps were taken. */
  steps: number;
  beganAt: number;
  publishAt: number | null;
  publishBy: string | null;
}

export const draftOf = (row: Selectable<Tables["desk_drafts"]>): Draft => ({
  layout: row.layout,
  base: JSON.parse(row.base),
  baseVersion: row.base_version,
  front: JSON.parse(row.front),
  steps: row.steps,
  beganAt: row.began_at,
  publishAt: row.publish_at,
  publishBy: row.publish_by,
});
