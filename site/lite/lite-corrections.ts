// What was put right in a story, in words.

import type { Correction } from "../../content/records/corrections.ts";
import {
  correctionLabel,
  correctionsAt,
  headlineSentence,
  type CorrectionPlace,
} from "../corrections/correction-words.ts";
import { monthDayAndYear } from "../lib/dates.ts";
import { rich, tag, words, type LiteHtml } from "./lite-html.ts";

export function liteCorrection(correction: Correction): LiteHtml {
  const { text, date } = correction;
  return [
    tag("p", `<b>${words(correctionLabel(correction))}</b> <small>${words(monthDayAndYear(Date.parse(date)))}</small>`),
    text === undefined ? "" : tag("p", rich(text)),
    tag("p", words(headlineSentence(correction) ?? "")),
  ].join("");
}

export function liteCorrectionsAt(place: CorrectionPlace, corrections: readonly Correction[]): LiteHtml[] {
  return correctionsAt(place, corrections).map(liteCorrection);
}
