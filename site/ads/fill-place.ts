// Decides, for a slot that came near the viewport, whether an ad may and can be asked for, and asks.

import { readerAllows } from "../privacy/reader-allows.ts";
import { sizesThatFit } from "./ad-sizes.ts";
import type { LiveAdProps } from "./LiveAd.tsx";

export async function fillPlace(
  place: HTMLElement,
  ad: LiveAdProps,
  signal: AbortSignal,
  onAnswer: (isEmpty: boolean) => void,
): Promise<void> {
  const sizes = sizesThatFit(ad.sizes, place.getBoundingClientRect());
  if (sizes.length === 0 || !(await readerAllows("ads"))) {
    onAnswer(true);
    return;
  }
  const { requestAd } = await import("./gpt/request-ad.ts");
  if (!signal.aborted) await requestAd(place, { ...ad, sizes }, signal, onAnswer);
}
