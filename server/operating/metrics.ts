// The figures as Prometheus reads them, beside those of the process itself (memory, event loop, collections).

import { collectDefaultMetrics, Counter, Gauge, Registry, type Metric } from "prom-client";
import { waitSteps, type Figures } from "./figures.ts";

export interface Measured {
  figures: Figures;
  cache: { size: number; bytes: number };
  hub: { streams: number };
  limits: { waitingRenders(): number };
}

/** Work that waits to be done, and what nobody tries any more. */
export interface QueueCounts {
  queue: "letters" | "alerts" | "webhooks";
  waiting: number;
  givenUp: number;
  /** How many it is for, where that is known. */
  devices?: number;
  /** Endpoints, and those of them that fail or are switched off. */
  endpoints?: readonly { name: string; state: string; isOff: boolean }[];
}

export function metricsOf(
  { figures, cache, hub, limits }: Measured,
  queues: () => Promise<readonly QueueCounts[]>,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const add = (metric: Metric) => registry.registerMetric(metric);

  function counter(name: string, help: string, read: () => number): void {
    add(
      new Counter({
        name,
        help,
        registers: [],
        collect() {
          this.reset();
          this.inc(read());
        },
      }),
    );
  }

  function gauge(name: string, help: string, read: () => number): void {
    add(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  }

  counter("site_cached_answers_total", "Cached pages sent at once", () => figures.cachedAnswers);
  counter("site_renders_total", "Pages made", () => figures.renders);
  counter("site_render_failures_total", "Pages that could not be made", () => figures.renderFailures);
  counter("site_stale_pages_total", "Old pages sent because a new one could not be made", () => figures.stalePages);
  counter("site_content_changes_total", "Content changes heard of", () => figures.contentChanges);
  counter("site_pushes_delivered_total", "Alerts handed to push services", () => figures.pushesDelivered);
  counter("site_pushes_failed_total", "Alerts that no push service took", () => figures.pushesFailed);
  counter("site_webhooks_delivered_total", "Events that an endpoint took", () => figures.webhooksDelivered);
  counter("site_webhooks_failed_total", "Tries to tell an endpoint that failed", () => figures.webhooksFailed);
  gauge("site_cached_pages", "Pages in the cache", () => cache.size);
  gauge("site_cached_bytes", "Their size", () => cache.bytes);
  gauge("site_live_streams", "Open streams of live pages and alerts", () => hub.streams);
  counter("site_not_found_total", "Answers that nothing stands at the address", () => figures.notFound);
  counter("site_event_loop_stalls_total", "Times the event loop stood still for over 200 ms", () => figures.stalls);
  gauge("site_event_loop_longest_stall_seconds", "The longest of them", () => figures.longestStall / 1000);
  gauge("site_renders_waiting", "Pages that wait to be made", () => limits.waitingRenders());
  add(
    new Counter({
      name: "site_refused_total",
      help: "Requests refused because a budget was used up: of one client, or of all",
      labelNames: ["kind", "by"],
      registers: [],
      collect() {
        this.reset();
        for (const [kind, { client, all }] of Object.entries(figures.refused)) {
          this.inc({ kind, by: "client" }, client);
          this.inc({ kind, by: "all" }, all);
        }
      },
    }),
  );
  add(
    new Gauge({
      name: "site_queue",
      help: "What waits to be sent, and what nobody tries any more",
      labelNames: ["queue", "state"],
      registers: [],
      async collect() {
        this.reset();
        // A store that is away says nothing of its queues; everything else is still told.
        for (const { queue, waiting, givenUp, endpoints = [] } of await queues().catch(() => [])) {
          this.set({ queue, state: "waiting" }, waiting);
          this.set({ queue, state: "given_up" }, givenUp);
          if (queue === "webhooks")
            this.set({ queue, state: "endpoints_off" }, endpoints.filter(({ isOff }) => isOff).length);
        }
      },
    }),
  );
  add(
    new Counter({
      name: "site_answers_total",
      help: "Answers other than cached pages, by status class",
      labelNames: ["status"],
      registers: [],
      collect() {
        this.reset();
        for (const [status, count] of Object.entries(figures.answers)) this.inc({ status }, count);
      },
    }),
  );
  add(
    new Counter({
      name: "site_answers_within_total",
      help: "Those answers that took no longer than so many milliseconds",
      labelNames: ["ms"],
      registers: [],
      collect() {
        this.reset();
        let within = 0;
        for (const [place, count] of figures.waits.entries()) {
          within += count;
          this.inc({ ms: String(waitSteps[place] ?? "more") }, within);
        }
      },
    }),
  );
  return registry;
}
