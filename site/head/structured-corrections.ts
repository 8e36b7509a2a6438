// What was put right in a story, as structured data.

import type { CorrectionComment } from "schema-dts";
import type { Correction } from "../../content/records/corrections.ts";
import { plainCorrection } from "../corrections/correction-words.ts";

export function structuredCorrections(corrections: readonly Correction[]): { correction?: CorrectionComment[] } {
  if (corrections.length === 0) return {};
  return {
    correction: corrections.map((one) => ({
      "@type": "CorrectionComment",
      text: plainCorrection(one),
      datePublished: one.date,
    })),
  };
}
