// What browsers tell of the pages they show: how long these took, and what went wrong.

import type { Capability } from "../capability.ts";
import type { SiteServices } from "../site-services.ts";
import { browserReportRoutes } from "./routes.ts";

export function browserReportsCapability({
  config,
  origin,
  figures,
  limits,
  tally,
  team,
  now,
}: SiteServices): Capability {
  const takesVitals = config.VITALS_SHARE > 0;
  return { routes: browserReportRoutes({ origin, takesVitals, figures, limits, tally, team, now }) };
}
