// Whether something may be loaded for a reader: what the reader chose, what the browser's own signal says, what the law asks for where
// the reader is. Pure; `reader-allows.ts` asks it in the browser.

import { consentCountries } from "./consent-countries.ts";

export const purposes = ["ads", "embeds", "measurement"] as const;

export type Purpose = (typeof purposes)[number];

/** What the reader chose; absent where nothing was chosen. */
export type Choices = { readonly [P in Purpose]?: boolean };

export interface Reader {
  /** The reader's country; absent when nobody can say. */
  region?: string;
  choices: Choices;
  /** Global Privacy Control: the browser says for its reader that nothing may be sold or shared. */
  gpc: boolean;
}

/** The answer when it does not depend on where the reader is. */
export function mayLoadAnywhere(purpose: Purpose, { choices, gpc }: Omit<Reader, "region">): boolean | undefined {
  // The signal is binding for what advertisers may learn, whatever was chosen before it.
  if (gpc && purpose === "ads") return false;
  const chosen = choices[purpose];
  if (chosen !== undefined) return chosen;
  // Counting waits for consent everywhere (STATE-07), and an embed for a word on all of them or on itself.
  return purpose === "ads" && !gpc ? undefined : false;
}

/** Opt-in where consent is the law, and where the country is not known; elsewhere, as in every state of the U.S., opt-out. */
export function mayLoad(purpose: Purpose, { region, ...reader }: Reader): boolean {
  return mayLoadAnywhere(purpose, reader) ?? (region !== undefined && !consentCountries.has(region));
}
