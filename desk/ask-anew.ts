// After a change: what was asked before it is asked again. An answer that is still on its way may be from before the change, and a screen that is not
// open now would take it for the newest; so it is not waited for.

import type { QueryClient, QueryFilters } from "@tanstack/react-query";

export async function askAnew(client: QueryClient, asked: Pick<QueryFilters, "queryKey" | "exact">): Promise<void> {
  await client.cancelQueries(asked);
  await client.invalidateQueries(asked);
}
