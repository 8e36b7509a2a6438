import type { Passage } from "../../../model/words/passage.ts";

interface WatchLivePromo {
  pillText: string;
  promoText: string;
  promoUrl: string;
}

/** An invitation to watch, true for an hour: no story is found by it. */
export function watchLivePromoWords({ pillText, promoText, promoUrl }: WatchLivePromo): Passage[] {
  return [{ is: "promo", label: pillText, text: promoText, url: promoUrl }];
}
