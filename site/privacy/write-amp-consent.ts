// Tells AMP pages of the reader's word on ads. They run none of this site's script: the word is a cookie that goes with AMP's question
// and nowhere else, and what AMP saved of an older answer on this host goes.

import { ampChoiceCookie, ampConsentPath } from "./amp-consent.ts";

const year = 31_536_000;

export function writeAmpConsent(allowed: boolean | undefined): void {
  const value = allowed === undefined ? "; max-age=0" : `${allowed ? "yes" : "no"}; max-age=${year}`;
  document.cookie = `${ampChoiceCookie}=${value}; path=${ampConsentPath}; samesite=lax`;
  try {
    localStorage.removeItem(`amp-store:${location.origin}`);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
