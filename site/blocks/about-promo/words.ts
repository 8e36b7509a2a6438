import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { bio, title } from "../../../model/words/module-words.ts";

interface AboutPromo {
  title: string;
  description?: SafeHtml;
  promotion?: SafeHtml;
}

export function aboutPromoWords(promo: AboutPromo): Passage[] {
  return [...title(promo.title), ...bio(promo.description), ...bio(promo.promotion)];
}
