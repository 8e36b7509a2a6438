// Asks, in the browser, whether something may be loaded for this reader. Pages are cached for everybody, so the reader's country comes by a
// call of its own, and only when the answer hangs on it.

import { readChoices } from "./saved-choices.ts";
import { mayLoad, mayLoadAnywhere, type Purpose } from "./may-load.ts";

declare global {
  interface Navigator {
    /** Set by browsers whose reader switched Global Privacy Control on. */
    readonly globalPrivacyControl?: boolean;
  }
}

let region: Promise<string | undefined> | undefined;

async function askRegion(): Promise<string | undefined> {
  try {
    const answer: unknown = await (await fetch("/api/region")).json();
    const found = typeof answer === "object" && answer !== null && "region" in answer ? answer.region : undefined;
    return typeof found === "string" ? found : undefined;
  } catch {
    // Nobody can say: the strictest rule holds.
    return undefined;
  }
}

export function readerRegion(): Promise<string | undefined> {
  region ??= askRegion();
  return region;
}

export function hasPrivacySignal(): boolean {
  return navigator.globalPrivacyControl === true;
}

export async function readerAllows(purpose: Purpose): Promise<boolean> {
  const reader = { choices: readChoices(), gpc: hasPrivacySignal() };
  return mayLoadAnywhere(purpose, reader) ?? mayLoad(purpose, { ...reader, region: await readerRegion() });
}
