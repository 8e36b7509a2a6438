// A page for which the brand names another address: the one of the specification leads there.

import { redirect } from "../../core/redirect.ts";
import { correctionsPath } from "../corrections/corrections-address.ts";
import { movedFrom } from "../../model/addresses/url-table.ts";
import type { PageContext } from "../page-context.ts";

export function leaveUsualAddress({ path }: Pick<PageContext, "path">): void {
  const own = movedFrom(path);
  if (own !== undefined) redirect(own, usualStatus(own));
}

/** The page of corrections comes with the first of them, and goes: devices must not keep the way there. */
export function usualStatus(own: string, corrections: string = correctionsPath): 301 | 302 {
  return own === corrections ? 302 : 301;
}
