// Asks the reader for what only consent allows, when something that needs it is about to be used and not before. The prompt is drawn once,
// however many ask.

import { purposesToAsk } from "./consent-question.ts";
import { readChoices } from "./saved-choices.ts";
import type { Purpose } from "./may-load.ts";
import { choiceEvent } from "./privacy-controller.ts";
import { hasPrivacySignal, readerAllows, readerRegion } from "./reader-allows.ts";

const inUse = new Set<Purpose>();

async function purposesNow(): Promise<Purpose[]> {
  const reader = { choices: readChoices(), gpc: hasPrivacySignal() };
  // The country is asked for only when the answer hangs on it.
  if (purposesToAsk([...inUse], reader).length === 0) return [];
  const region = await readerRegion();
  // Something else may have come into use meanwhile.
  return purposesToAsk([...inUse], { ...reader, region });
}

/** True as soon as the reader says yes to it, at the prompt or at /privacy-choices; false when there is nothing to wait for. */
export async function askConsent(purpose: Purpose, signal?: AbortSignal): Promise<boolean> {
  inUse.add(purpose);
  const asked = await purposesNow();
  if (!asked.includes(purpose) || signal?.aborted === true) return readerAllows(purpose);
  const { showPrompt } = await import("./consent-prompt.ts");
  showPrompt(asked);
  return new Promise((resolve) => {
    const hear = () => {
      if (readChoices()[purpose] === undefined) return;
      leave();
      resolve(readerAllows(purpose));
    };
    const leave = () => {
      document.removeEventListener(choiceEvent, hear);
      removeEventListener("storage", hear);
    };
    document.addEventListener(choiceEvent, hear);
    addEventListener("storage", hear);
    signal?.addEventListener("abort", leave);
  });
}
