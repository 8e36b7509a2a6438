// A form as browsers send it, with the answer for a script.

import { readFormAnswer, type FormAnswer } from "../../model/forms/form-answer.ts";
import { formMessages } from "../../model/forms/form-messages.ts";

const tooLarge = 413;
/** What is sent may be long, and the connection slow. */
const patience = 60_000;

/** Undefined for an answer that says nothing; rejects when the connection is lost. */
export async function sendForm(form: HTMLFormElement): Promise<FormAnswer | undefined> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  const response = await fetch(form.action, {
    method: "POST",
    body,
    headers: { accept: "application/json" },
    cache: "no-store",
    signal: AbortSignal.timeout(patience),
  });
  // A proxy on the way may refuse it in words of its own.
  if (response.status === tooLarge) return { isSent: false, errors: {}, problem: formMessages.tooLarge };
  return readFormAnswer(await response.json());
}
