import type { Passage } from "../../../model/words/passage.ts";
import { linkListWords, note } from "../../../model/words/module-words.ts";

interface LegalLinks {
  title: string;
  text?: string;
  links: readonly { label: string; url: string }[];
}

export function legalLinksWords({ text, ...list }: LegalLinks): Passage[] {
  return [...note(text), ...linkListWords(list)];
}
