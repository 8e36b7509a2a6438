// Who made a version, as the tables have it and as it is told.

import type { Tables } from "../tables.ts";

/** Who made a version, and when; nothing of what came before anybody noted it. */
export interface VersionMaker {
  /** Milliseconds since 1970. */
  at?: number;
  who?: string;
  way?: string;
}

export type MakerColumns = Pick<Tables["revisions"], "changed_at" | "changed_by" | "changed_way">;

export function makerOf(row: MakerColumns): VersionMaker {
  return { at: row.changed_at ?? undefined, who: row.changed_by ?? undefined, way: row.changed_way ?? undefined };
}
