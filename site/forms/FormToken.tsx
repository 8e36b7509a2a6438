// FORM-02: the token of a form. It lives for two hours; in a page that stays open longer the browser fetches a fresh one, so that a letter
// which took long is not refused. Without script the server refuses it once, with everything that was written.

import { useEffect, useRef, type ReactNode } from "react";
import { useRenderedAt } from "../../core/rendered-at.ts";

export function FormToken({ token }: { token: string }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const madeAt = useRenderedAt();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import("./keep-token-fresh.ts").then(({ keepTokenFresh }) => {
      if (!isGone && input.current !== null) stop = keepTokenFresh(input.current, madeAt);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [madeAt]);
  return <input ref={input} type="hidden" name="email_token" defaultValue={token} />;
}
