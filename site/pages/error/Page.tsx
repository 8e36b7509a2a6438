// ERR-02: the page for any error but a missing page.

import type { ReactNode } from "react";
import type { NormalisedError } from "../../../model/http-error.ts";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import { errorHtml } from "./error-html.ts";

export function Page(error: NormalisedError): ReactNode {
  return <SafeHtml html={errorHtml(error)} />;
}
