import type { Passage } from "../../../model/words/passage.ts";
import { linkListWords, note } from "../../../model/words/module-words.ts";

interface VideoNavigation {
  title: string;
  description?: string;
  links: readonly { label: string; url: string }[];
}

export function videoNavigationWords({ description, ...list }: VideoNavigation): Passage[] {
  return [...note(description), ...linkListWords(list)];
}
