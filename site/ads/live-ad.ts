// An advertiser's ad, in the browser, as its slot comes near the viewport. Nothing of others is asked for before the reader's consent is known,
// and only sizes that fit the reserved space are asked for.

import type { IslandLife } from "../../core/client/islands.ts";
import { fillPlace, type WantedAd } from "./fill-place.ts";

/** Waiting, then an ad; or the house promo that stands below it. */
export type AdState = "waiting" | "filled" | "house";

export function liveAd(element: HTMLElement, ad: WantedAd, { signal }: IslandLife): void {
  const place = element.querySelector<HTMLElement>("[data-ad]");
  if (place === null) return;
  const show = (state: AdState) => {
    if (!signal.aborted) place.dataset["ad"] = state;
  };
  fillPlace(place, ad, signal, (isEmpty) => show(isEmpty ? "house" : "filled")).catch(() => show("house"));
}
