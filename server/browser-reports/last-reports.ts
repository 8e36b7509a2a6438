// The last reports of browsers, as the workers of a node hold them together for operators.

import { z } from "zod";
import type { Team } from "../workers/team.ts";
import { reportKinds } from "./report-kinds.ts";
import type { BrowserReport } from "./read-reports.ts";

export const notedReport = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  kind: z.enum(reportKinds),
  directive: z.string(),
  page: z.string(),
  what: z.string(),
  source: z.string(),
});

export type NotedReport = z.output<typeof notedReport>;

const list = "reports of browsers";
const most = 10;

export async function noteReport({ addTo }: Pick<Team, "addTo">, report: BrowserReport, at: number): Promise<void> {
  await addTo(list, { at, ...report }, most);
}

/** Newest first. */
export async function lastReports({ listOf }: Pick<Team, "listOf">): Promise<NotedReport[]> {
  // Of a worker of another version some may be different.
  return (await listOf(list)).flatMap((one) => notedReport.safeParse(one).data ?? []);
}
