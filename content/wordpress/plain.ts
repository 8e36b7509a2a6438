import { parse } from "node-html-parser";
import { withoutNoteMarks, withRaisedFigures } from "../../model/html/raised-figures.ts";
import { withQuotationMarks, withReadings } from "../../model/html/written-marks.ts";
import { limits } from "../../model/fields/content-limits.ts";

/** The words of a short text that may have markup in it. */
export function plain(html: string): string {
  const short = html.slice(0, limits.text);
  if (!/[<&]/.test(short)) return short.replaceAll(/\s+/g, " ").trim();
  return parse(withRaisedFigures(withReadings(withQuotationMarks(withoutNoteMarks(short)))))
    .textContent.replaceAll(/\s+/g, " ")
    .trim();
}
