// The switch for everything offline, read on both sides: `FLAGS=-offline` serves a worker that ends itself, and pages ask for none.

import type { ClientEnv } from "../client-env.ts";

export function worksOnlineOnly({ flags }: Pick<ClientEnv, "flags">): boolean {
  return flags["offline"] === false;
}
