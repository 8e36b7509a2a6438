/** What a note of something that was put right in a story may be. */
export const correctionKinds = ["correction", "clarification", "update", "editors-note"] as const;

export type CorrectionKind = (typeof correctionKinds)[number];
