import type { Passage } from "../../../model/words/passage.ts";
import { links, note } from "../../../model/words/module-words.ts";

interface RelatedMedia {
  title: string;
  url: string;
  caption?: string;
}

export function relatedMediaWords({ title, url, caption }: RelatedMedia): Passage[] {
  return [...links([{ text: title, url }]), ...note(caption)];
}
