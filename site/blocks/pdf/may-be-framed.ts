// A document stands in a frame without a sandbox. Of this site that may be a stored document alone, which is sent as nothing else: a page of
// its own could reach the one around it.

import { brand } from "../../../model/brand.ts";
import { isExternal } from "../../../model/addresses/site-path.ts";

export function mayBeFramed(url: string): boolean {
  if (isExternal(url)) return url.toLowerCase().startsWith("https:");
  const path = URL.parse(url, `https://${brand.domain}`)?.pathname ?? "";
  return path.startsWith("/uploads/") && path.toLowerCase().endsWith(".pdf");
}
