// POST /api/vitals and /api/reports: what browsers tell by themselves. Anybody can call them, so each is small, taken at a limited rate, and
// makes no figure that is not known beforehand.

import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { reportsPath } from "../../site/reports-path.ts";
import { vitalsPath } from "../../site/vitals/vital-names.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { isFromHere } from "../http/is-from-here.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import { Refused } from "../limits/refused.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { events } from "../log.ts";
import type { Figures } from "../operating/figures.ts";
import type { Tally } from "../operating/tally.ts";
import type { Team } from "../workers/team.ts";
import { noteReport } from "./last-reports.ts";
import { readReports, type BrowserReport } from "./read-reports.ts";
import { countVitals } from "./count-vitals.ts";

export interface BrowserReportParts {
  origin: string;
  /** Absent: nobody's pages are timed, and there is no such call. */
  takesVitals: boolean;
  figures: Pick<Figures, "vitals" | "reports" | "extensionReports">;
  limits: Pick<SiteLimits, "takeVitals" | "takeReport">;
  tally: Tally;
  team: Pick<Team, "addTo">;
  now: () => number;
}

const mostVitals = 2 * 1024;
const mostReports = 32 * 1024;

export function browserReportRoutes(parts: BrowserReportParts): Hono {
  const { origin, figures, limits, tally, team, now } = parts;
  const routes = new Hono();
  const limited = (maxSize: number) => bodyLimit({ maxSize, onError: (context) => context.body(null, 413) });

  for (const path of [vitalsPath, reportsPath]) {
    routes.use(path, async (context, next) => {
      await next();
      for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
      context.header("cache-control", cachePolicies.none);
    });
  }

  if (parts.takesVitals) {
    routes.post(vitalsPath, limited(mostVitals), async (context) => {
      if (!isFromHere(context, origin)) return context.body(null, 403);
      return withinRate(
        context,
        () => limits.takeVitals(requestBehind(context)),
        async () => countVitals(figures.vitals, await sentJson(context)),
      );
    });
  }

  async function note(report: BrowserReport): Promise<void> {
    const { kind, directive, page, what } = report;
    const counted = (figures.reports[kind] ??= {});
    counted[directive] = (counted[directive] ?? 0) + 1;
    tally.count(events.browserReported, `${kind} ${directive} ${what} on ${page}`);
    await noteReport(team, report, now());
  }

  routes.post(reportsPath, limited(mostReports), async (context) =>
    withinRate(
      context,
      () => limits.takeReport(requestBehind(context)),
      async () => {
        const ownHosts = [URL.parse(origin)?.host, context.req.header("host")];
        const read = readReports(await sentJson(context), (host) => ownHosts.includes(host));
        if (read === undefined) return false;
        figures.extensionReports += read.byExtensions;
        for (const report of read.reports) await note(report);
        return true;
      },
    ),
  );
  return routes;
}

async function withinRate(
  context: Context,
  take: () => Promise<void>,
  read: () => Promise<boolean>,
): Promise<Response> {
  try {
    await take();
    return context.body(null, (await read()) ? 204 : 400);
  } catch (error) {
    if (error instanceof Refused) return context.body(null, error.status, { "retry-after": String(error.retryAfter) });
    throw error;
  }
}

/** Whatever type it says it is: beacons say that they are plain text. */
async function sentJson(context: Context): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch {
    return undefined;
  }
}
