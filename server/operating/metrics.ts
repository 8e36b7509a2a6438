// The figures as Prometheus reads them, summed over all workers, beside those of each process itself (memory, event loop, collections).

import { AggregatorRegistry, Counter, Gauge, Registry, type Metric } from "prom-client";
import { timeSteps, type RequestTimes } from "./request-times.ts";
import { endsOf, measuredNames, type MeasuredName, type VitalFigures } from "../browser-reports/vital-figures.ts";
import { reportKinds } from "../browser-reports/report-kinds.ts";
import { histogramMetric } from "./histogram-metric.ts";
import type { Totals } from "./totals.ts";

/** Work that waits to be done, and what nobody tries any more. */
export interface QueueCounts {
  queue: "letters" | "alerts" | "webhooks" | "purges";
  waiting: number;
  givenUp: number;
  /** How many it is for, where that is known. */
  devices?: number;
  /** Endpoints and edges, and those of them that fail or are switched off. */
  endpoints?: readonly { name: string; state: string; isOff: boolean; isFailing?: boolean }[];
}

/** What the node stands on. */
export interface Ground {
  hasStore: boolean;
  /** Of the disk that DATA_DIR is on, in bytes; absent where that cannot be told. */
  disk?: { free: number; size: number };
}

export function metricsOf(
  { figures, state, workers }: Totals,
  queues: readonly QueueCounts[],
  { hasStore, disk }: Ground,
): Registry {
  const registry = new Registry();
  const add = <T extends Metric>(metric: T): T => {
    registry.registerMetric(metric);
    return metric;
  };
  const counter = (name: string, help: string, value: number) =>
    add(new Counter({ name, help, registers: [] })).inc(value);
  const gauge = (name: string, help: string, value: number) => add(new Gauge({ name, help, registers: [] })).set(value);

  counter("site_cached_answers_total", "Cached pages sent at once", figures.cachedAnswers);
  counter("site_renders_total", "Pages made", figures.renders);
  counter("site_render_failures_total", "Pages that could not be made", figures.renderFailures);
  counter("site_stale_pages_total", "Old pages sent because a new one could not be made", figures.stalePages);
  counter("site_content_changes_total", "Content changes heard of", figures.contentChanges);
  counter("site_pushes_delivered_total", "Alerts handed to push services", figures.pushesDelivered);
  counter("site_pushes_failed_total", "Alerts that no push service took", figures.pushesFailed);
  counter("site_webhooks_delivered_total", "Events that an endpoint took", figures.webhooksDelivered);
  counter("site_webhooks_failed_total", "Tries to tell an endpoint that failed", figures.webhooksFailed);
  counter("site_purges_taken_total", "Purges that an edge took", figures.purgesTaken);
  counter("site_purges_failed_total", "Tries to purge an edge that failed", figures.purgesFailed);
  counter("site_spans_sent_total", "Spans of traces that the collector took", figures.spansSent);
  counter("site_spans_dropped_total", "Spans that waited in vain or that no collector took", figures.spansDropped);
  counter("site_media_failures_total", "Times the media store did not answer", figures.mediaFailures);
  counter("site_workers_lost_total", "Workers that ended by themselves", figures.workersLost);
  gauge("site_workers", "Processes that answer requests", workers.length);
  gauge("site_cached_pages", "Pages in the caches of all workers", state.cachedPages);
  gauge("site_cached_bytes", "Their size", state.cachedBytes);
  gauge("site_live_streams", "Open streams of live pages and alerts", state.streams);
  counter("site_not_found_total", "Answers that nothing stands at the address", figures.notFound);
  counter("site_event_loop_stalls_total", "Times an event loop stood still for over 200 ms", figures.stalls);
  gauge("site_event_loop_longest_stall_seconds", "The longest of them", state.longestStall / 1000);
  gauge("site_store_answers", "1 while the store answers, else 0", Number(hasStore));
  if (disk !== undefined) {
    gauge("site_data_free_bytes", "Free bytes of the disk that DATA_DIR is on", disk.free);
    gauge("site_data_size_bytes", "All bytes of that disk", disk.size);
  }
  gauge("site_renders_waiting", "Pages that wait to be made", state.rendersWaiting);

  const refused = add(
    new Counter({
      name: "site_refused_total",
      help: "Requests refused because a budget was used up: of one client, or of all",
      labelNames: ["kind", "by"],
      registers: [],
    }),
  );
  for (const [kind, { client, all }] of Object.entries(figures.refused)) {
    refused.inc({ kind, by: "client" }, client);
    refused.inc({ kind, by: "all" }, all);
  }

  const queued = add(
    new Gauge({
      name: "site_queue",
      help: "What waits to be sent, and what nobody tries any more",
      labelNames: ["queue", "state"],
      registers: [],
    }),
  );
  for (const { queue, waiting, givenUp, endpoints = [] } of queues) {
    queued.set({ queue, state: "waiting" }, waiting);
    queued.set({ queue, state: "given_up" }, givenUp);
    if (queue === "webhooks")
      queued.set({ queue, state: "endpoints_off" }, endpoints.filter(({ isOff }) => isOff).length);
    if (queue === "purges")
      queued.set({ queue, state: "edges_failing" }, endpoints.filter(({ isFailing }) => isFailing).length);
  }

  const answers = add(
    new Counter({
      name: "site_answers_total",
      help: "Answers other than cached pages, by status class",
      labelNames: ["status"],
      registers: [],
    }),
  );
  for (const [status, count] of Object.entries(figures.answers)) answers.inc({ status }, count);

  const reports = add(
    new Counter({
      name: "site_browser_reports_total",
      help: "What browsers said went wrong with a page, by what it is about and the part of the policy that was broken",
      labelNames: ["kind", "directive"],
      registers: [],
    }),
  );
  for (const kind of reportKinds) {
    const counted = Object.entries(figures.reports[kind] ?? {});
    // A series that is there from the start can be seen to grow.
    reports.inc({ kind, directive: "none" }, 0);
    for (const [directive, count] of counted) reports.inc({ kind, directive }, count);
  }
  counter(
    "site_extension_reports_total",
    "Of such reports those caused by what readers added",
    figures.extensionReports,
  );

  // Each of these is of one process, and says which; there is nothing to add up.
  const ofProcesses = workers.map((one) => one.process.map((metric) => ({ ...metric, aggregator: "first" })));
  return Registry.merge([
    registry,
    AggregatorRegistry.aggregate([...ofProcesses, [timesMetric(figures.times), ...vitalMetrics(figures.vitals)]]),
  ]);
}

function timesMetric(times: RequestTimes): object {
  return histogramMetric({
    name: "site_request_seconds",
    help: "How long answers took, streams left out, by what was asked for and what the page cache had of it",
    ends: timeSteps,
    series: Object.entries(times).flatMap(([route, byResult]) =>
      Object.entries(byResult).map(([cache, counts]) => ({ labels: { route, cache }, counts })),
    ),
  });
}

/** Layout shifts are no seconds. */
function vitalMetrics(vitals: VitalFigures): object[] {
  const series = (names: readonly MeasuredName[]) =>
    names.flatMap((vital) =>
      Object.entries(vitals[vital]).map(([page, counts]) => ({ labels: { vital, page }, counts })),
    );
  return [
    histogramMetric({
      name: "site_web_vital_seconds",
      help: "What readers waited for who agreed to be measured, by the kind of page",
      ends: endsOf("LCP"),
      series: series(measuredNames.filter((name) => name !== "CLS")),
    }),
    histogramMetric({
      name: "site_layout_shift",
      help: "How much of a page moved under those readers",
      ends: endsOf("CLS"),
      series: series(["CLS"]),
    }),
  ];
}
