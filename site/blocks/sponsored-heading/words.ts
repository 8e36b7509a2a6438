import type { Passage } from "../../../model/words/passage.ts";
import { title } from "../../../model/words/module-words.ts";

export function sponsoredHeadingWords(heading: { title: string }): Passage[] {
  return title(heading.title);
}
