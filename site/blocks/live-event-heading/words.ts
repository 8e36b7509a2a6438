import type { Passage } from "../../../model/words/passage.ts";
import { note, title } from "../../../model/words/module-words.ts";

interface LiveEventHeading {
  title: string;
  dek?: string;
}

export function liveEventHeadingWords(heading: LiveEventHeading): Passage[] {
  return [...title(heading.title), ...note(heading.dek)];
}
