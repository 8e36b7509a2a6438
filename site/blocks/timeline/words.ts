import type { Passage } from "../../../model/words/passage.ts";
import { links, note, title } from "../../../model/words/module-words.ts";

interface Timeline {
  title?: string;
  dek?: string;
  entries: readonly { label: string; url?: string }[];
}

export function timelineWords({ entries, ...given }: Timeline): Passage[] {
  return [...title(given.title), ...note(given.dek), ...links(entries.map(({ label, url }) => ({ text: label, url })))];
}
