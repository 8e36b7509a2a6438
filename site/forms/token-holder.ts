// The token of one form in the browser: fetched when it is needed, changed when it has grown old.

import { isTokenOld, tokenBirth } from "./token-age.ts";

const call = "/api/email";
/** A reader who has pressed the button waits no longer than this for a token. */
const patience = 8000;

async function fetchToken(): Promise<string> {
  const response = await fetch(call, { cache: "no-store", signal: AbortSignal.timeout(patience) });
  const answer: unknown = await response.json();
  const token = typeof answer === "object" && answer !== null && "token" in answer ? answer.token : undefined;
  if (typeof token !== "string") throw new Error("No token came");
  return token;
}

export interface TokenHolder {
  /** Resolves when the form holds a token that is good; rejects when none can be had. */
  ready(): Promise<void>;
  /** Empty: the next one must be fetched. */
  set(token: string): void;
}

export function tokenHolder(input: HTMLInputElement, madeAt: number): TokenHolder {
  let bornAt = tokenBirth(madeAt, Date.now());
  let coming: Promise<void> | undefined;

  const set = (token: string) => {
    input.value = token;
    bornAt = Date.now();
  };

  return {
    set,
    async ready() {
      if (input.value !== "" && !isTokenOld(bornAt, Date.now())) return;
      coming ??= fetchToken()
        .then(set, (error: unknown) => {
          set("");
          throw error;
        })
        .finally(() => (coming = undefined));
      await coming;
    },
  };
}
