// What a correction is called, and where on a story it stands. Pure.

import type { Correction } from "../../content/records/corrections.ts";
import { plainText } from "../../model/html/plain-text.ts";

const labels: Readonly<Record<Correction["kind"], string>> = {
  correction: "Correction",
  clarification: "Clarification",
  update: "Update",
  "editors-note": "Editor’s note",
};

export function correctionLabel({ kind }: Pick<Correction, "kind">): string {
  return labels[kind];
}

/** `top`: below the byline, for what a reader must know before reading on. `end`: after the last line, where whoever read the story learns of it. */
export type CorrectionPlace = "top" | "end";

export function placeOfCorrection({ kind, major }: Pick<Correction, "kind" | "major">): CorrectionPlace {
  return kind === "editors-note" || major ? "top" : "end";
}

export function correctionsAt<C extends Pick<Correction, "kind" | "major">>(
  place: CorrectionPlace,
  corrections: readonly C[],
): C[] {
  return corrections.filter((correction) => placeOfCorrection(correction) === place);
}

/** That a headline was changed, as it is told. */
export function headlineSentence({ headlineBefore }: Pick<Correction, "headlineBefore">): string | undefined {
  return headlineBefore && `An earlier headline of this story read: “${headlineBefore}”`;
}

/** All it says, without markup. */
export function plainCorrection(correction: Pick<Correction, "text" | "headlineBefore">): string {
  return [plainText(correction.text ?? ""), headlineSentence(correction) ?? ""].filter(Boolean).join(" ");
}
