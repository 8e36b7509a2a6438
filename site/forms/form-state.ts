// What a page with a form shows of it: fresh, refused with reasons beside the fields, or done.

import { createContext } from "react";

/**
 * `confirm` and `leave` ask the reader to press a button: mail programs open the links in letters by themselves.
 * `over`: the link has ended, or is not whole.
 */
export type FormStage = "open" | "sent" | "confirm" | "confirmed" | "leave" | "left" | "over";

export interface FormState {
  stage: FormStage;
  /** Of this form, good once. */
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

export function freshForm(token: string, parts: Partial<FormState> = {}): FormState {
  return { stage: "open", token, values: {}, lists: [], errors: {}, ...parts };
}

export function isRefused({ errors, problem }: FormState): boolean {
  return problem !== undefined || Object.keys(errors).length > 0;
}

/** Absent on pages that take nothing: forms are invitations there. */
export const FormOfPage = createContext<FormState | undefined>(undefined);
