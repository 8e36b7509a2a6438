// What AMP pages are told about a reader's consent to ads (ADS-06). AMP runs none of the site's script and cannot read what
// /privacy-choices keeps, so it asks by a call; the rule is that of every other page.

import { consentCountries } from "./consent-countries.ts";
import { mayLoadAnywhere, mayLoad } from "./may-load.ts";

/** Where AMP asks, and the only address to which the reader's word on ads is sent. */
export const ampConsentPath = "/api/amp-consent";
/** Set by /privacy-choices; `yes` or `no`. */
export const ampChoiceCookie = "ad-choice";

/** The group of countries where consent comes first, as AMP's own component for countries knows them. */
export const askFirst = "askFirst";

export const ampCountryGroups: Readonly<Record<string, readonly string[]>> = {
  [askFirst]: [...[...consentCountries].map((country) => country.toLowerCase()), "unknown"],
};

export interface AmpReader {
  /** As the proxy says it; absent when it says nothing. */
  region?: string;
  /** What AMP itself makes of the reader's country. */
  asksFirst: boolean;
  gpc: boolean;
  /** The word given at /privacy-choices. */
  chosen?: boolean;
  /** The reader has said no in an AMP page. */
  isRejected: boolean;
}

/** The names are AMP's. */
export interface AmpConsent {
  consentRequired: boolean;
  consentStateValue?: "accepted" | "rejected";
  /** What AMP saved of an earlier answer does not hold. */
  expireCache?: true;
}

/** A no wins over a yes, wherever either was given: /privacy-choices makes AMP forget, so the newest word holds. */
export function ampConsent({ region, asksFirst, gpc, chosen, isRejected }: AmpReader): AmpConsent {
  const reader = { choices: chosen === undefined ? {} : { ads: chosen }, gpc };
  const anywhere = mayLoadAnywhere("ads", reader);
  if (anywhere === false) return { consentRequired: true, consentStateValue: "rejected", expireCache: true };
  if (isRejected) return { consentRequired: true, consentStateValue: "rejected" };
  if (anywhere === true) return { consentRequired: true, consentStateValue: "accepted" };
  const isFree = region === undefined ? !asksFirst : mayLoad("ads", { ...reader, region });
  return { consentRequired: !isFree };
}
