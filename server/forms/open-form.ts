// The form of a page as it is when someone comes to it: fresh, or as the address says what became of it.

import { contactPath, isFormPage, newslettersPath } from "../../model/forms/form-pages.ts";
import { freshForm, type FormStage, type FormState } from "../../site/forms/form-state.ts";
import { makeFormToken } from "./form-token.ts";
import { readListToken, type ListAct } from "../../content/list-links.ts";

export interface FormAddress {
  path: string;
  /** The query as it came. */
  search: string;
}

const doneAt: Readonly<Record<string, readonly FormStage[]>> = {
  [contactPath]: ["sent"],
  [newslettersPath]: ["sent", "confirmed", "left"],
};

const acts: readonly ListAct[] = ["confirm", "leave"];

/** Where a form that was taken leads. */
export function donePath(path: string, stage: FormStage): string {
  return `${path}?done=${stage}`;
}

/** Undefined for a page that takes nothing. */
export function openForm({ path, search }: FormAddress, secret: string, now: number): FormState | undefined {
  if (!isFormPage(path)) return undefined;
  const query = new URLSearchParams(search);
  const token = makeFormToken(secret, now);
  const done = doneAt[path]?.find((stage) => stage === query.get("done"));
  if (done !== undefined) return freshForm(token, { stage: done });
  if (path !== newslettersPath) return freshForm(token);
  for (const act of acts) {
    const given = query.get(act);
    if (given === null) continue;
    const claim = readListToken(act, given, secret, now);
    if (claim === undefined) return freshForm(token, { stage: "over" });
    const { email, lists } = claim;
    return freshForm(token, { stage: act, values: { email }, lists, action: `${path}?${act}=${given}` });
  }
  return freshForm(token, { lists: query.getAll("list").slice(0, 1) });
}
