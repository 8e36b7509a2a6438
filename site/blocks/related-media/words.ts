import type { Passage } from "../../../model/words/passage.ts";
import { watchUrl } from "../../../model/video/video-address.ts";
import { links, note } from "../../../model/words/module-words.ts";

interface RelatedMedia {
  title: string;
  url: string;
  caption?: string;
}

export function relatedMediaWords({ title, url, caption }: RelatedMedia): Passage[] {
  if (watchUrl(url) === undefined) return [];
  return [...links([{ text: title, url }]), ...note(caption)];
}
