// What the fields of a form are called, where their names do not say it to whoever fills them in.

import { fieldWords } from "./field-words.ts";

export interface OwnWords {
  label?: string;
  hint?: string;
  /** Another spelling of a field: asked for only where a record has it. */
  isSpelling?: boolean;
}

/** By place, such as `heading.dek`. */
export type FormWords = Readonly<Record<string, OwnWords>>;

export function labelAt(words: FormWords, place: string): string {
  return words[place]?.label ?? fieldWords(place.split(".").at(-1) ?? place);
}
