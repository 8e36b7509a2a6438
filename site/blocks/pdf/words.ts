import type { Passage } from "../../../model/words/passage.ts";
import { links } from "../../../model/words/module-words.ts";

export function pdfWords({ linkText, url }: { linkText: string; url: string }): Passage[] {
  return links([{ text: linkText, url, thing: "Document" }]);
}
