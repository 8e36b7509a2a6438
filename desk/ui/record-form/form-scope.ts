// What every field of a form needs to know, however deep it stands.

import { createContext, useContext, type ComponentType } from "react";
import type { FieldShape, KindOfThing } from "../../../model/desk/record-shapes.ts";
import type { Path } from "./changed-value.ts";
import type { FormWords } from "./form-words.ts";

export interface FormScope {
  /** The kinds of components. */
  components: readonly KindOfThing[];
  /** By place, such as `races.2.title`. */
  faults: Readonly<Record<string, string>>;
  words: FormWords;
  /** Undefined takes away what is there. */
  change: (path: Path, value: unknown) => void;
  /** Draws a value that stands within another. */
  Value: ComponentType<FilledValue>;
}

const scope = createContext<FormScope>({ components: [], faults: {}, words: {}, change: () => {}, Value: () => null });

export const FormScopeOf = scope.Provider;
export const useFormScope = (): FormScope => useContext(scope);

/** A value of the record, and how it is filled in. */
export interface FilledValue {
  label: string;
  hint?: string;
  shape: FieldShape;
  value: unknown;
  path: Path;
  /** By which faults name it. */
  place: string;
}
