import type { Passage } from "../../../model/words/passage.ts";
import { links, note } from "../../../model/words/module-words.ts";

interface ChannelPromo {
  title: string;
  url: string;
  dek?: string;
}

export function channelPromoWords({ title, url, dek }: ChannelPromo): Passage[] {
  return [...links([{ text: title, url }]), ...note(dek)];
}
