// What every title ends in. The browser reads it in the document, which a server of the publisher's has written.

import { brand } from "../../model/brand.ts";

export function titleSuffix(): string {
  if (import.meta.env.SSR) return brand.titleSuffix;
  return document.documentElement.dataset["titleSuffix"] ?? "";
}
