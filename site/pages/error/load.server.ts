// ERR-02: the page for any error but a missing page.

import type { PageContent } from "../../page-types.ts";
import { errorDocument } from "./error-document.ts";

/** A page that reports an error cannot be answered with a status that says otherwise. */
function errorStatus(statusCode: number): number {
  return Number.isInteger(statusCode) && statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
}

export function loadErrorPage(statusCode: number, message: string): PageContent<"error"> {
  const status = errorStatus(statusCode);
  return {
    page: "error",
    props: { message, statusCode: status },
    ...errorDocument(status),
    status,
  };
}
