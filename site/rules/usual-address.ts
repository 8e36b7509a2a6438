// A page for which the brand names another address: the one of the specification leads there.

import { redirect } from "../../core/redirect.ts";
import { movedFrom } from "../../model/addresses/url-table.ts";
import type { PageContext } from "../page-context.ts";

export function leaveUsualAddress({ path }: Pick<PageContext, "path">): void {
  const own = movedFrom(path);
  if (own !== undefined) redirect(own, 301);
}
