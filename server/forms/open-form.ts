// The form of a page that is made for it, as it is when someone comes there: fresh, filled in with what the address brings along, or as the
// address says what became of it.

import { readListToken, type ListAct } from "../../content/list-links.ts";
import { formAt } from "../../model/forms/form-pages.ts";
import { missingAddress, missingParameter, reportOf } from "../../model/forms/missing-address.ts";
import { freshForm, type FormStage, type FormState, type ReadersForm } from "../../model/forms/form-state.ts";
import { makeFormToken } from "./form-token.ts";

export interface FormAddress {
  path: string;
  /** The query as it came. */
  search: string;
}

const doneStages: readonly FormStage[] = ["confirmed", "left"];

const acts: readonly ListAct[] = ["confirm", "leave"];

/** The parameters that pages made for a form read. */
export const formQueries: readonly string[] = ["done", ...acts, "list", missingParameter];

/** Where the button of a step leads. */
export function donePath(path: string, stage: FormStage): string {
  return `${path}?done=${stage}`;
}

/** Undefined for a page that is not made for a form. */
export function openForm({ path, search }: FormAddress, secret: string, now: number): ReadersForm | undefined {
  const kind = formAt(path);
  if (kind === undefined) return undefined;
  const query = new URLSearchParams(search);
  const token = makeFormToken(secret, now);
  const opened =
    kind === "contact-form" ? reportOf(missingAddress(query.get(missingParameter))) : stepOf(path, query, secret, now);
  return { kind, ...freshForm({ token, ...opened }) };
}

function stepOf(path: string, query: URLSearchParams, secret: string, now: number): Partial<FormState> {
  const done = doneStages.find((stage) => stage === query.get("done"));
  if (done !== undefined) return { stage: done };
  for (const act of acts) {
    const given = query.get(act);
    if (given === null) continue;
    const claim = readListToken(act, given, secret, now);
    if (claim === undefined) return { stage: "over" };
    const { email, lists } = claim;
    return { stage: act, values: { email }, lists, action: `${path}?${act}=${given}` };
  }
  return { lists: query.getAll("list").slice(0, 1) };
}
