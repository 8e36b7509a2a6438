// Decides, for a slot that came near the viewport, whether an ad may and can be asked for, and asks.

import { readerAllows } from "../privacy/reader-allows.ts";
import { sizesThatFit } from "./ad-sizes.ts";

export interface WantedAd {
  script: string;
  /** How the ad server knows the slot. */
  path: string;
  sizes: readonly string[];
  article?: string;
  refreshSeconds?: number;
}

export async function fillPlace(
  place: HTMLElement,
  ad: WantedAd,
  signal: AbortSignal,
  onAnswer: (isEmpty: boolean) => void,
): Promise<void> {
  const sizes = sizesThatFit(ad.sizes, place.getBoundingClientRect());
  if (sizes.length === 0 || !(await readerAllows("ads"))) {
    onAnswer(true);
    if (sizes.length === 0) return;
    const { askConsent } = await import("../privacy/ask-consent.ts");
    if (!(await askConsent("ads", signal))) return;
  }
  const { requestAd } = await import("./gpt/request-ad.ts");
  if (!signal.aborted) await requestAd(place, { ...ad, sizes }, signal, onAnswer);
}
