// FORM-02: the token of a form, and the script that fetches it and sends the form. Without script the form is posted as it is: the server
// then answers with the form as it was filled in, and a token in it.

import { useEffect, useRef, type ReactNode } from "react";
import { useRenderedAt } from "../../core/rendered-at.ts";
import { tokenField } from "../../model/forms/form-fields.ts";

export function FormControls({ token }: { token: string }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const madeAt = useRenderedAt();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import("./form-controller.ts").then(({ controlForm }) => {
      if (!isGone && input.current !== null) stop = controlForm(input.current, madeAt);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [madeAt]);
  return <input ref={input} type="hidden" name={tokenField} defaultValue={token} />;
}
