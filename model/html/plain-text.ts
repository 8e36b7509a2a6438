// The words of sanitised HTML, for machines that read text: structured data, descriptions, speech.

import { withoutNoteMarks, withRaisedFigures } from "./raised-figures.ts";
import { withQuotationMarks, withReadings } from "./written-marks.ts";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Only for HTML that has passed the sanitiser: it knows no other entities and no stray brackets. */
export function plainText(html: string): string {
  const text = /[<&]/.test(html) ? withoutMarkup(html) : html;
  // A space alone stays as it is, and most are alone.
  return text.replaceAll(/\s{2,}|[^\S ]/g, " ").trim();
}

function withoutMarkup(html: string): string {
  return withRaisedFigures(withReadings(withQuotationMarks(withoutNoteMarks(html))))
    .replaceAll(/<br\b[^<>]*>|<\/(?:p|li|h[1-6]|blockquote|t[dhr]|caption|figcaption|d[dt]|pre)>/gi, " ")
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole);
}
