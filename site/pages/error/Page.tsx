// ERR-02: the page for any error but a missing page.

import type { ReactNode } from "react";
import type { NormalisedError } from "../../../model/http-error.ts";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import { errorFrame, errorHtml } from "./error-html.ts";

export function Page(error: NormalisedError): ReactNode {
  return <SafeHtml className={errorFrame} html={errorHtml(error)} />;
}
