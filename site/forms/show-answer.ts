// What became of a form, shown in the page that the server drew: its messages and errors are there, hidden.

import type { FormAnswer } from "../../model/forms/form-answer.ts";
import { formMessages } from "../../model/forms/form-messages.ts";
import { partId } from "../../model/forms/form-names.ts";

export interface FormElements {
  /** Its name starts the ids of its parts. */
  place: HTMLElement;
  form: HTMLFormElement;
}

function partOf({ place }: FormElements, name: string): HTMLElement | null {
  return document.getElementById(partId(place.id, name));
}

function show(parts: FormElements, name: string, isShown: boolean): void {
  const part = partOf(parts, name);
  if (part !== null) part.hidden = !isShown;
}

export function showSending({ form }: FormElements, isSending: boolean): void {
  const button = form.querySelector("button[type=submit]");
  if (isSending) button?.setAttribute("aria-busy", "true");
  else button?.removeAttribute("aria-busy");
}

/** The fields leave with it: the style of the form sees to that. */
export function showSent(parts: FormElements): void {
  clear(parts);
  show(parts, "sent", true);
  partOf(parts, "sent")?.querySelector("p")?.focus();
}

export function showForm(parts: FormElements): void {
  clear(parts);
  parts.form.querySelector<HTMLElement>("input:not([type=hidden], [tabindex='-1'])")?.focus();
}

/** Without an answer the connection is lost: the sentence alone. */
export function showAnswer(parts: FormElements, answer: FormAnswer | undefined): void {
  clear(parts);
  const wrongs = Object.entries(answer?.errors ?? {});
  for (const [name, error] of wrongs) showWrong(parts, name, error);
  listWrongs(parts, wrongs);
  const isFailed = answer === undefined || answer.problem !== undefined || wrongs.length === 0;
  const problem = partOf(parts, "problem");
  if (problem !== null) problem.textContent = answer?.problem ?? "";
  show(parts, "problem", answer?.problem !== undefined);
  show(parts, "failed", isFailed);
  parts.form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}

function clear(parts: FormElements): void {
  for (const name of ["sent", "again", "failed", "wrongs"]) show(parts, name, false);
  for (const field of parts.form.querySelectorAll("[aria-invalid]")) {
    field.removeAttribute("aria-invalid");
    const error = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    if (error !== null) error.hidden = true;
    field.removeAttribute("aria-describedby");
  }
}

function showWrong(parts: FormElements, name: string, words: string): void {
  const field = partOf(parts, name);
  const error = partOf(parts, `${name}-error`);
  if (field === null || error === null) return;
  error.textContent = words;
  error.hidden = false;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", error.id);
}

function listWrongs(parts: FormElements, wrongs: readonly [name: string, words: string][]): void {
  const box = partOf(parts, "wrongs");
  const [lead, list] = [box?.querySelector("p"), box?.querySelector("ul")];
  if (!lead || !list) return;
  lead.textContent = formMessages.wrongs(wrongs.length);
  list.replaceChildren(
    ...wrongs.map(([name, words]) => {
      const link = document.createElement("a");
      link.href = `#${partId(parts.place.id, name)}`;
      link.textContent = words;
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  show(parts, "wrongs", wrongs.length > 0);
}
