// What a page with a form shows of it: fresh, refused with reasons beside the fields, or done.

import type { FormKind } from "./form-names.ts";

/**
 * `again`: all is well but the token, which a page that is the same for everyone does not have. `confirm` and `leave` ask the reader to
 * press a button: mail programs open the links in letters by themselves. `over`: the link has ended, or is not whole.
 */
export type FormStage = "open" | "again" | "confirm" | "confirmed" | "leave" | "left" | "over";

export interface FormState {
  stage: FormStage;
  /** Of this form, good once. Empty in a page that is the same for everyone: it comes when the form is touched. */
  token: string;
  /** What was sent, to be sent again. */
  values: Readonly<Record<string, string>>;
  /** Mailing lists chosen. */
  lists: readonly string[];
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** Why it was refused where no field is to blame. */
  problem?: string;
  /** Where the button of `confirm` and `leave` leads. */
  action?: string;
}

/** A form as it is drawn. */
export interface NamedForm extends FormState {
  name: string;
}

/** The one form of a page that is as one reader left it. */
export interface ReadersForm extends FormState {
  kind: FormKind;
  /** Absent: the first of its kind. */
  name?: string;
}

export function freshForm(parts: Partial<FormState> = {}): FormState {
  return { stage: "open", token: "", values: {}, lists: [], errors: {}, ...parts };
}

export function isRefused({ errors, problem }: FormState): boolean {
  return problem !== undefined || Object.keys(errors).length > 0;
}

/** Nothing of it is the reader's but its token. */
export function isBlank({ stage, values, ...form }: FormState): boolean {
  return stage === "open" && Object.keys(values).length === 0 && !isRefused({ stage, values, ...form });
}

/** What a block of a form may have besides what its record says. */
export interface Drawable {
  form?: NamedForm;
}

/** By type only: the page it stands on names it. */
export function drawable<P extends object>(props: P): P & Drawable {
  return props;
}
