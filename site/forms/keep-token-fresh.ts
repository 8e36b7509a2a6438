// Changes the token of a form in a page that has been open for long: when the reader comes back to it, and before it is sent.

import { isTokenOld, tokenBirth } from "./token-age.ts";

const call = "/api/email";
/** A reader who has pressed the button waits no longer than this for a token. */
const patience = 4000;

async function fetchToken(): Promise<string> {
  const response = await fetch(call, { cache: "no-store", signal: AbortSignal.timeout(patience) });
  const answer: unknown = await response.json();
  const token = typeof answer === "object" && answer !== null && "token" in answer ? answer.token : undefined;
  if (typeof token !== "string") throw new Error("No token came");
  return token;
}

/** Answers the function that stops it. */
export function keepTokenFresh(input: HTMLInputElement, madeAt: number): () => void {
  let bornAt = tokenBirth(madeAt, Date.now());
  const refresh = async () => {
    input.value = await fetchToken();
    bornAt = Date.now();
  };
  const refreshQuietly = () => void refresh().catch(() => undefined);

  const onVisible = () => {
    if (!document.hidden && isTokenOld(bornAt, Date.now())) refreshQuietly();
  };
  /** Brought back as it was left: its token may have been used. */
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refreshQuietly();
  };
  const onSubmit = (event: SubmitEvent) => {
    const { form } = input;
    if (form === null || !isTokenOld(bornAt, Date.now())) return;
    event.preventDefault();
    void refresh()
      // The server then refuses it, and keeps what was written.
      .catch(() => (bornAt = Date.now()))
      .then(() => form.requestSubmit(event.submitter));
  };

  const { form } = input;
  form?.addEventListener("submit", onSubmit);
  document.addEventListener("visibilitychange", onVisible);
  addEventListener("pageshow", onShow);
  return () => {
    form?.removeEventListener("submit", onSubmit);
    document.removeEventListener("visibilitychange", onVisible);
    removeEventListener("pageshow", onShow);
  };
}
