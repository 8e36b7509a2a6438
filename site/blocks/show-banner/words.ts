import type { Passage } from "../../../model/words/passage.ts";
import { note, title } from "../../../model/words/module-words.ts";

interface ShowBanner {
  title?: string;
  description?: string;
  airtime?: string;
}

export function showBannerWords(banner: ShowBanner): Passage[] {
  return [...title(banner.title), ...note(banner.description), ...note(banner.airtime)];
}
