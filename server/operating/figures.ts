// What this process has done, as plain numbers that only grow: counting must cost nothing where cached pages leave. `metrics.ts` reads them out,
// those of all workers together.

import type { ReportKind } from "../browser-reports/report-kinds.ts";
import { newVitalFigures, type VitalFigures } from "../browser-reports/vital-figures.ts";
import type { LimitedBy, LimitKind } from "../limits/refused.ts";
import { newRequestTimes, type RequestTimes } from "./request-times.ts";

export interface Figures {
  /** Cached pages that left by the front door. */
  cachedAnswers: number;
  /** Everything else, by status class: `2xx` … */
  answers: Record<`${1 | 2 | 3 | 4 | 5}xx`, number>;
  /** Of all answers but streams. */
  times: RequestTimes;
  renders: number;
  renderFailures: number;
  stalePages: number;
  contentChanges: number;
  /** Alerts that reached a push service, and those given up. */
  pushesDelivered: number;
  pushesFailed: number;
  /** Events that an endpoint took, and tries that none did. */
  webhooksDelivered: number;
  webhooksFailed: number;
  /** Purges that an edge took, and tries that none did. */
  purgesTaken: number;
  purgesFailed: number;
  /** Spans that a collector took, and those dropped. */
  spansSent: number;
  spansDropped: number;
  /** Times the media store did not answer. */
  mediaFailures: number;
  /** Addresses at which nothing stands. */
  notFound: number;
  /** Requests refused because a budget was used up: that of one client, or that of all. */
  refused: Record<LimitKind, Record<LimitedBy, number>>;
  /** What browsers measured for readers. */
  vitals: VitalFigures;
  /** What browsers said went wrong, by what it is about and which part of the policy it broke. */
  reports: Partial<Record<ReportKind, Record<string, number>>>;
  /** Of them those that are not the site's doing. */
  extensionReports: number;
  /** How often the event loop stood still for long. */
  stalls: number;
  /** Workers that ended by themselves; counted by their parent. */
  workersLost: number;
}

export function newFigures(): Figures {
  return {
    cachedAnswers: 0,
    answers: { "1xx": 0, "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0 },
    times: newRequestTimes(),
    renders: 0,
    renderFailures: 0,
    stalePages: 0,
    contentChanges: 0,
    pushesDelivered: 0,
    pushesFailed: 0,
    webhooksDelivered: 0,
    webhooksFailed: 0,
    purgesTaken: 0,
    purgesFailed: 0,
    spansSent: 0,
    spansDropped: 0,
    mediaFailures: 0,
    notFound: 0,
    refused: {
      renders: { client: 0, all: 0 },
      searches: { client: 0, all: 0 },
      conversions: { client: 0, all: 0 },
      streams: { client: 0, all: 0 },
      forms: { client: 0, all: 0 },
      subscriptions: { client: 0, all: 0 },
      "sign-ins": { client: 0, all: 0 },
      "wrong-tokens": { client: 0, all: 0 },
      vitals: { client: 0, all: 0 },
      reports: { client: 0, all: 0 },
    },
    vitals: newVitalFigures(),
    reports: {},
    extensionReports: 0,
    stalls: 0,
    workersLost: 0,
  };
}

const classes = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

export function countAnswer(figures: Figures, status: number): void {
  const statusClass = classes[Math.floor(status / 100) - 1];
  if (statusClass !== undefined) figures.answers[statusClass] += 1;
}
