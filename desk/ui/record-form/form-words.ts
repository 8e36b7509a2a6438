// What the fields of a form are called, where their names do not say it to whoever fills them in.

import type { RecordField } from "../../../model/desk/record-shapes.ts";
import { sameKindName } from "../../../model/fields/same-kind-name.ts";
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

/** Of a field with two spellings, such as `canonicalUrl` and `canonical_url`, the one that says something is filled in, or else the first. */
export function withoutSpellings(
  fields: readonly RecordField[],
  isSaid: (field: RecordField) => boolean,
): RecordField[] {
  return fields.filter((field, place) => {
    const others = fields.filter((other) => other !== field && sameKindName(other.name) === sameKindName(field.name));
    return isSaid(field) || !others.some((other) => isSaid(other) || fields.indexOf(other) < place);
  });
}
