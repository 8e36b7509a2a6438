// The operator's page: one look at cache, store, queues, streams and versions. Plain HTML without style or script, so that nothing can be wrong with it.

import { escapeText } from "../../model/html/escape.ts";
import type { Measured, QueueCounts } from "./metrics.ts";

export interface Status extends Omit<Measured, "limits"> {
  queues: readonly QueueCounts[];
  /** Where content is read from, and how that is. */
  source: string;
  hasStore: boolean;
  records: readonly { type: string; records: number; published: number }[];
  versions: Readonly<Record<string, string>>;
  /** Milliseconds. */
  upFor: number;
}

type Row = readonly [name: string, value: string | number];

export function statusPage({
  figures,
  cache,
  hub,
  hasStore,
  source,
  records,
  queues,
  versions,
  upFor,
}: Status): string {
  const refused = Object.entries(figures.refused).filter(([, { client, all }]) => client + all > 0);
  const answered = Object.entries(figures.answers).filter(([, count]) => count > 0);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>Status</title></head><body><h1>Status</h1>`,
    table("Process", [
      ["Up for", duration(upFor)],
      ["Memory", megabytes(process.memoryUsage().rss)],
      ...Object.entries(versions),
    ]),
    table("Answers", [
      ["Cached pages", figures.cachedAnswers],
      ...answered.map(([status, count]): Row => [`Others, ${status}`, count]),
      ...refused.map(([kind, { client, all }]): Row => [`Refused, ${kind}`, `${client} of one client, ${all} of all`]),
      ["Not found", figures.notFound],
    ]),
    table("Pages", [
      ["Cached", cache.size],
      ["Their size", megabytes(cache.bytes)],
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
    table(
      "Webhooks",
      queues.flatMap(({ endpoints = [] }) => endpoints.map(({ name, state }): Row => [name, state])),
    ),
    table("Live pages", [["Open streams", hub.streams]]),
    `</body></html>`,
  ].join("");
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
