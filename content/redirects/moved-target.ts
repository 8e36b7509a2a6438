// Where a redirect leads on this site: one to a page for which the brand names another address leads there at once, as the record was written
// before, or for any brand.

import { movedFrom } from "../../model/addresses/url-table.ts";

export function movedTarget(to: string, ownAddress: (path: string) => string | undefined = movedFrom): string {
  const [path = ""] = /^[^?#]*/.exec(to) ?? [];
  const own = ownAddress(path);
  return own === undefined ? to : own + to.slice(path.length);
}
