// The stem of an English word by Porter's rules, as both databases cut words (PostgreSQL a little further). It is needed outside them too:
// to weigh titles and to mark what was found.

import { stemmer } from "stemmer";

/** Of a word in small letters; one that is not English letters stays as it is: a code or a year has no endings. */
export function stemOf(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}
