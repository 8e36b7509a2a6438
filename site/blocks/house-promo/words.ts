import type { Passage } from "../../../model/words/passage.ts";

interface HousePromo {
  label: string;
  headline: string;
  text?: string;
  url: string;
}

/** An invitation: no story is found by what the publisher offers beside it. */
export function housePromoWords({ label, headline, text, url }: HousePromo): Passage[] {
  return [{ is: "promo", label, text: headline, url, about: text }];
}
