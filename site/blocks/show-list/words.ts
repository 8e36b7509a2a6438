import type { Passage } from "../../../model/words/passage.ts";
import { listingWords } from "../../../model/words/module-words.ts";

interface ShowList {
  title?: string;
  shows: readonly { title: string; url: string }[];
}

export function showListWords({ title, shows }: ShowList): Passage[] {
  return listingWords({ title, items: shows });
}
