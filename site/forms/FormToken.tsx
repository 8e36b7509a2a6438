// FORM-02: the token of a form. The script beside it fetches one and sends the form (`form-controller.ts`). Without script the form is posted as
// it is: the server then answers with the form as it was filled in, and a token in it.

import type { ReactNode } from "react";
import { tokenField } from "../../model/forms/form-fields.ts";

export interface FormTokenProps {
  token: string;
}

export function FormToken({ token }: FormTokenProps): ReactNode {
  return <input type="hidden" name={tokenField} defaultValue={token} />;
}
