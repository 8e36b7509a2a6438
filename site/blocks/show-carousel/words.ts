import type { Passage } from "../../../model/words/passage.ts";
import { note, title } from "../../../model/words/module-words.ts";

interface ShowCarousel {
  title: string;
  description?: string;
}

/** Its shows are found when the page is made. */
export function showCarouselWords(shelf: ShowCarousel): Passage[] {
  return [...title(shelf.title), ...note(shelf.description)];
}
