// Asks Google's ad server for one slot's ad, keeps it fresh where the publisher wants that, and gives the slot back when the page goes.

import type { AdSize } from "../ad-sizes.ts";
import type { GoogleTag, Slot } from "./googletag.ts";
import { loadGpt } from "./load-gpt.ts";
import { keywordOf } from "./keyword.ts";

interface AdRequest {
  script: string;
  path: string;
  sizes: readonly AdSize[];
  article?: string;
  refreshSeconds?: number;
}

type OnAnswer = (isEmpty: boolean) => void;

let slotCount = 0;

export async function requestAd(
  element: HTMLElement,
  { script, path, sizes, article, refreshSeconds = 0 }: AdRequest,
  signal: AbortSignal,
  onAnswer: OnAnswer,
): Promise<void> {
  const [tag, keyword] = await Promise.all([loadGpt(script), article === undefined ? "" : keywordOf(article)]);
  if (signal.aborted) return;
  slotCount += 1;
  element.id = `gpt-${slotCount}`;
  const slot = tag.defineSlot(path, sizes, element.id);
  if (slot === null) {
    onAnswer(true);
    return;
  }
  slot.addService(tag.pubads()).setTargeting("pos", path.slice(path.lastIndexOf("/") + 1));
  if (keyword !== "") slot.setTargeting("keyword", keyword);
  listen(tag, slot, { refreshSeconds, signal, onAnswer });
  tag.display(element.id);
  signal.addEventListener("abort", () => tag.destroySlots([slot]));
}

interface Listening {
  refreshSeconds: number;
  signal: AbortSignal;
  onAnswer: OnAnswer;
}

/** An empty answer leaves the house promo; the space stays in either case. */
function listen(tag: GoogleTag, slot: Slot, { refreshSeconds, signal, onAnswer }: Listening): void {
  const isOwn = (other: Slot) => !signal.aborted && other.getSlotElementId() === slot.getSlotElementId();
  tag.pubads().addEventListener("slotRenderEnded", (event) => {
    if (isOwn(event.slot)) onAnswer(event.isEmpty);
  });
  if (refreshSeconds === 0) return;
  tag.pubads().addEventListener("impressionViewable", (event) => {
    if (!isOwn(event.slot)) return;
    const timer = setTimeout(() => tag.pubads().refresh([slot]), refreshSeconds * 1000);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}
