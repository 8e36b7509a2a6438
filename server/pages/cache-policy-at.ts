// The cache policy of an address, from the row of the route that answers there.

import { routeTable } from "../../model/addresses/route-table.ts";
import type { CachePolicy } from "../../model/cache-policy.ts";
import { routes } from "../../site/routes.server.ts";

const matchRoute = routeTable(routes);

/** What is spelled otherwise than its row, or fits none, leads elsewhere or nowhere: for everyone. */
export function cachePolicyAt(path: string): CachePolicy {
  const match = matchRoute(path);
  return match?.path === path ? match.route.cache : "everyone";
}
