// The operators' page: one look at all nodes, what waits to be sent, what readers waited for and what browsers reported, and at this node in
// full. Plain HTML with its style in it and no script, so that little can be wrong with it.

import { brand } from "../../model/brand.ts";
import { escapeText } from "../../model/html/escape.ts";
import { scriptHash } from "../http/security-headers.ts";
import type { SeenNode } from "../nodes/seen-nodes.ts";
import type { Report } from "../workers/team.ts";
import type { QueueCounts } from "./metrics.ts";
import { statusFaults } from "./status-faults.ts";
import { nodeCard, readersPart, reportsPart } from "./status-nodes.ts";
import { statusStyle } from "./status-style.ts";
import { clock, duration, megabytes } from "./status-words.ts";
import type { Totals } from "./totals.ts";

export interface Status extends Totals {
  /** All that share the store, this one among them. */
  nodes: readonly SeenNode[];
  /** Of this one. */
  node: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Seconds after which the page is loaded again; absent: when the operator wants it. */
  every?: number;
  queues: readonly QueueCounts[];
  /** Where content is read from, and how that is. */
  source: string;
  hasStore: boolean;
  records: readonly { type: string; records: number; published: number }[];
  versions: Readonly<Record<string, string>>;
}

/** It loads nothing but its icon. */
export const statusPolicy = [
  "default-src 'none'",
  `style-src ${scriptHash(statusStyle)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Seconds. */
export const reloadedEvery = 10;

type Row = readonly [name: string, value: string | number];

export function statusPage(status: Status): string {
  const { nodes, node, now, every, hasStore } = status;
  const title = `${escapeText(brand.name)} status`;
  const reload = every === undefined ? "" : `<meta http-equiv="refresh" content="${every}">`;
  const again =
    every === undefined
      ? `<a href="?">Load again</a> or <a href="?every=${reloadedEvery}">every ${reloadedEvery} seconds</a>`
      : `Loaded again every ${every} seconds. <a href="?">Stop that</a>`;
  const readers = readersPart(nodes);
  const reports = reportsPart(nodes);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">`,
    `${reload}<title>${title}</title><link rel="icon" href="/favicon.svg"><style>${statusStyle}</style></head><body>`,
    `<header><h1>${title}</h1><p>${clock(now)} UTC</p><p>${again}</p></header><main>`,
    stateOf(status),
    `<h2>Nodes <small>rates of the last minute</small></h2>`,
    nodes.length > 0
      ? `<div class="cards">${nodes.map(nodeCard).join("")}</div>`
      : none(hasStore ? "None has told of itself yet." : "Unknown while the store is away."),
    `<h2>Readers <small>three in four waited no longer, since the nodes started</small></h2>`,
    readers ?? none("Nobody has told: VITALS_SHARE is 0, or no reader has agreed."),
    `<h2>Reports of browsers <small>the last few</small></h2>`,
    reports ?? none("None."),
    `<h2>The site <small>what all nodes share</small></h2><div class="tables">`,
    sharedTables(status),
    `</div><h2>This node <small>${escapeText(node)}, since it started</small></h2><div class="tables">`,
    nodeTables(status),
    `</div></main></body></html>`,
  ].join("");
}

function none(words: string): string {
  return `<p class="none">${words}</p>`;
}

function stateOf(status: Status): string {
  const faults = statusFaults(status);
  if (faults.length === 0) return `<p class="state">Nothing is wrong that the site knows of.</p>`;
  const lines = faults.map((fault) => `<li>${escapeText(fault)}</li>`);
  return `<div class="state bad" role="status"><ul>${lines.join("")}</ul></div>`;
}

/** What all nodes have in common. */
function sharedTables({ hasStore, source, records, queues }: Status): string {
  return [
    table(
      "Queues",
      queues.map(({ queue, waiting, givenUp, devices }): Row => {
        const receivers = devices === undefined ? "" : `, ${devices} devices`;
        return [queue, `${waiting} waiting, ${givenUp} given up${receivers}`];
      }),
    ),
    table("Caches in front", endpointRows(queues, "purges")),
    table("Webhooks", endpointRows(queues, "webhooks")),
    table("Store", [
      ["Answers", hasStore ? "yes" : "no"],
      ["Content from", source],
      ...records.map(({ type, records: all, published }): Row => [type, `${all}, of them published ${published}`]),
    ]),
  ].join("");
}

function nodeTables({ figures, state, workers, versions }: Status): string {
  const refused = Object.entries(figures.refused).filter(([, { client, all }]) => client + all > 0);
  const answered = Object.entries(figures.answers).filter(([, count]) => count > 0);
  return [
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
      ["Changes heard", figures.contentChanges],
      ["Open streams", state.streams],
    ]),
    table("Sent", [
      ["Alerts", `${figures.pushesDelivered}, failed ${figures.pushesFailed}`],
      ["Webhooks", `${figures.webhooksDelivered}, failed tries ${figures.webhooksFailed}`],
      ["Purges", `${figures.purgesTaken}, failed tries ${figures.purgesFailed}`],
      ["Spans of traces", `${figures.spansSent}, dropped ${figures.spansDropped}`],
    ]),
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
  const body = rows.length === 0 ? none("None.") : `<table>${lines.join("")}</table>`;
  return `<section><h3>${title}</h3>${body}</section>`;
}
