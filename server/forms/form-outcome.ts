// What becomes of a form that was sent.

import type { FormStage, FormState } from "../../model/forms/form-state.ts";

export type Outcome = { done: "sent" } | { done: Extract<FormStage, "confirmed" | "left"> } | RefusedForm;

export interface RefusedForm {
  status: 403 | 413 | 422 | 429 | 503;
  form: Partial<FormState>;
  /** Seconds. */
  retryAfter?: number;
}

/** Everything that was written, to be sent again. */
export function whatWasSent(fields: URLSearchParams, problem: string): Partial<FormState> {
  return { values: Object.fromEntries(fields), lists: fields.getAll("slid"), problem };
}
