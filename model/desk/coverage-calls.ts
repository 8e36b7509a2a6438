// The calls about live coverage as a whole: begun, its own fields changed, corrected, withdrawn and brought back. Its posts are in `live-calls.ts`.

import type { LiveEventLine } from "./live-calls.ts";
import type { RecordSource } from "./record-calls.ts";
import type { RecordField } from "./record-shapes.ts";
import type { StoryCorrection } from "./story-calls.ts";

export const coverageCalls = {
  "coverage.begin": { method: "POST", path: "/coverage", needs: "coverage" },
  "coverage.open": { method: "GET", path: "/coverage/:event", needs: "coverage" },
  "coverage.save": { method: "PUT", path: "/coverage/:event", needs: "coverage" },
  "coverage.correct": { method: "PUT", path: "/coverage/:event/corrections/:correction", needs: "coverage" },
  "coverage.uncorrect": { method: "DELETE", path: "/coverage/:event/corrections/:correction", needs: "coverage" },
  "coverage.withdraw": { method: "DELETE", path: "/coverage/:event", needs: "coverage" },
  "coverage.withdrawn": { method: "GET", path: "/withdrawn-coverage", needs: "coverage" },
  "coverage.bring-back": { method: "POST", path: "/withdrawn-coverage/:event", needs: "coverage" },
} as const;

export interface CoverageToBegin {
  title: string;
  /** Below /coverage/. */
  address: string;
  description: string;
  isPublished: boolean;
}

export type CoverageField = "title" | "address" | "description";

export interface OpenCoverage {
  event: LiveEventLine;
  /** Without its posts and corrections, which have places of their own. */
  record: RecordSource;
  /** Of the record alone: posts that come meanwhile do not change it. */
  version: string;
  fields: RecordField[];
  corrections: StoryCorrection[];
}

export interface WithdrawnCoverage {
  id: string;
  title: string;
  at: number | null;
  who: string;
}
