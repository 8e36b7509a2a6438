import type { Passage } from "../../../model/words/passage.ts";
import { links, note } from "../../../model/words/module-words.ts";

interface Newsletter {
  title: string;
  url: string;
  description?: string;
}

export function newsletterWords({ title, url, description }: Newsletter): Passage[] {
  return [...links([{ text: title, url }]), ...note(description)];
}
