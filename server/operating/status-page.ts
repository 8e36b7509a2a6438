// The operator's page: one look at cache, store, queues, streams and versions. Plain HTML without style or script, so that nothing can be wrong with it.

import { escapeText } from "../../model/html/escape.ts";
import type { Report } from "../workers/team.ts";
import type { QueueCounts } from "./metrics.ts";
import type { Totals } from "./totals.ts";

export interface Status extends Totals {
  queues: readonly QueueCounts[];
  /** Where content is read from, and how that is. */
  source: string;
  hasStore: boolean;
  records: readonly { type: string; records: number; published: number }[];
  versions: Readonly<Record<string, string>>;
}

type Row = readonly [name: string, value: string | number];

export function statusPage({ figures, state, workers, hasStore, source, records, queues, versions }: Status): string {
  const refused = Object.entries(figures.refused).filter(([, { client, all }]) => client + all > 0);
  const answered = Object.entries(figures.answers).filter(([, count]) => count > 0);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>Status</title></head><body><h1>Status</h1>`,
    table("Site", Object.entries(versions)),
    table("Processes", workers.map(workerRow)),
    table("Answers", [
      ["Cached pages", figures.cachedAnswers],
      ...answered.map(([status, count]): Row => [`Others, ${status}`, count]),
      ...refused.map(([kind, { client, all }]): Row => [`Refused, ${kind}`, `${client} of one client, ${all} of all`]),
      ["Not found", figures.notFound],
    ]),
    table("Pages", [
      ["Cached", state.cachedPages],
      ["Their size", megabytes(state.cachedBytes)],
      ["Made", figures.renders],
      ["Not made", figures.renderFailures],
      ["Sent stale", figures.stalePages],
    ]),
    table("Store", [
      ["Answers", hasStore ? "yes" : "no"],
      ["Content from", source],
      ["Changes heard", figures.contentChanges],
      ...records.map(({ type, records: all, published }): Row => [type, `${all}, of them published ${published}`]),
    ]),
    table(
      "Queues",
      queues.map(({ queue, waiting, givenUp, devices }): Row => {
        const receivers = devices === undefined ? "" : `, ${devices} devices`;
        return [queue, `${waiting} waiting, ${givenUp} given up${receivers}`];
      }),
    ),
    table("Webhooks", endpointRows(queues, "webhooks")),
    table("Caches in front", endpointRows(queues, "purges")),
    table("Live pages", [["Open streams", state.streams]]),
    `</body></html>`,
  ].join("");
}

function endpointRows(queues: Status["queues"], wanted: QueueCounts["queue"]): Row[] {
  return queues
    .filter(({ queue }) => queue === wanted)
    .flatMap(({ endpoints = [] }) => endpoints.map(({ name, state }): Row => [name, state]));
}

function workerRow({ worker, pid, upFor, memory, state }: Report): Row {
  const name = worker === undefined ? `Process ${pid}` : `Worker ${worker}, process ${pid}`;
  return [name, `up for ${duration(upFor)}, ${megabytes(memory)}, ${state.cachedPages} cached pages`];
}

function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ([name, value]) => `<tr><th scope="row">${escapeText(name)}</th><td>${escapeText(String(value))}</td></tr>`,
  );
  return `<h2>${title}</h2><table>${lines.join("")}</table>`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
