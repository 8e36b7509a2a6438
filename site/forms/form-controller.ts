// Sends a form from the page it stands on. Its token is fetched when the form is first touched (FORM-02); what became of it is shown in
// place, so that nothing that was written is lost when the connection is.

import type { IslandLife } from "../../core/client/islands.ts";
import { partId } from "../../model/forms/form-names.ts";
import type { FormTokenProps } from "./FormToken.tsx";
import { sendForm } from "./send-form.ts";
import { showAnswer, showForm, showSending, showSent } from "./show-answer.ts";
import { tokenHolder } from "./token-holder.ts";

/** In the island that holds the form's token. */
export function controlFormIsland(element: HTMLElement, _: FormTokenProps, { renderedAt, signal }: IslandLife): void {
  const input = element.querySelector("input");
  if (input !== null) controlForm(input, renderedAt, signal);
}

function controlForm(input: HTMLInputElement, madeAt: number, signal: AbortSignal): void {
  const { form } = input;
  const place = form?.closest("section");
  if (!form || !place) return;
  const parts = { place, form };
  const token = tokenHolder(input, madeAt);
  let isSending = false;

  /** It is said when the form is sent that no token came. */
  const onTouch = () => void token.ready().catch(() => undefined);

  const send = async () => {
    isSending = true;
    showSending(parts, true);
    const answer = await token
      .ready()
      .then(() => sendForm(form))
      .catch(() => undefined);
    isSending = false;
    if (signal.aborted) return;
    showSending(parts, false);
    token.set(answer?.token ?? "");
    if (answer?.isSent) showSent(parts);
    else showAnswer(parts, answer);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };

  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.getAttribute("href") !== `#${place.id}`) return;
    event.preventDefault();
    form.reset();
    showForm(parts);
  };

  form.addEventListener("focusin", onTouch, { signal });
  form.addEventListener("submit", onSubmit, { signal });
  place.addEventListener("click", onClick, { signal });
  // Brought back as it was left: its token may have been used.
  addEventListener("pageshow", ({ persisted }) => persisted && token.set(""), { signal });
  if (form.contains(document.activeElement)) onTouch();
  // Sent without this script, the address says so; from now on the script does.
  const sent = document.getElementById(partId(place.id, "sent"));
  if (sent?.matches(":target")) showSent(parts);
  sent?.removeAttribute("data-by-address");
}
