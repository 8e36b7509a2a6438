// The nodes of the site, what readers waited for and what browsers reported, as parts of the operators' page.

import { escapeAttribute, escapeText } from "../../model/html/escape.ts";
import type { NotedReport } from "../browser-reports/last-reports.ts";
import { endsOf, measuredNames, type MeasuredName } from "../browser-reports/vital-figures.ts";
import { addedSteps } from "../nodes/node-summary.ts";
import type { SeenNode } from "../nodes/seen-nodes.ts";
import { rateVital } from "./rate-vital.ts";
import type { RouteKind } from "./request-times.ts";
import { quantileOf } from "./step-counts.ts";
import { clock, duration, megabytes, percent, perSecond, seconds } from "./status-words.ts";

type Figure = readonly [name: string, value: string, mark?: "good" | "fair" | "bad"];

function figures(all: readonly Figure[], className = ""): string {
  const each = all.map(([name, value, mark]) => {
    const marked = mark === undefined ? "" : ` class="${mark}"`;
    return `<div><dt>${escapeText(name)}</dt><dd${marked}>${escapeText(value)}</dd></div>`;
  });
  return `<dl${className === "" ? "" : ` class="${className}"`}>${each.join("")}</dl>`;
}

/** What readers wait for; the rest is in the metrics. */
const shownKinds: readonly [kind: RouteKind, name: string][] = [
  ["page", "Pages"],
  ["navigation", "Client navigations"],
  ["call", "Calls"],
  ["picture", "Pictures"],
];

export function nodeCard(node: SeenNode): string {
  const { name, release, upFor, workers, workersLost, memory, streams, cachedPages } = node;
  const lost = workersLost > 0 ? `, ${workersLost} lost so far` : "";
  const heard = node.isQuiet ? `<strong class="bad">Quiet for ${duration(node.silentFor)}.</strong> Before that: ` : "";
  return [
    `<article class="card${node.isQuiet ? " quiet" : ""}"><h3>${escapeText(name)}</h3>`,
    `<p>${heard}release ${escapeText(release)}, up for ${duration(upFor)}, ${workers} ${workers === 1 ? "worker" : "workers"}${lost}</p>`,
    figures([
      ["Requests/s", perSecond(node.perSecond)],
      ["Errors", percent(node.errorShare), (node.errorShare ?? 0) > 0.01 ? "bad" : undefined],
      ["Cache hits", percent(node.hitShare)],
    ]),
    figures(shownKinds.map(([kind, title]): Figure => [`${title}, p95`, seconds(node.p95[kind])])),
    figures([
      ["Memory", megabytes(memory)],
      ["Cached pages", String(cachedPages)],
      ["Open streams", String(streams)],
    ]),
    `</article>`,
  ].join("");
}

const vitalTitles: Readonly<Record<MeasuredName, string>> = {
  LCP: "Largest paint (LCP)",
  FCP: "First paint (FCP)",
  INP: "Interaction (INP)",
  CLS: "Layout shift (CLS)",
  TTFB: "First byte (TTFB)",
  navigation: "Client navigation",
};

/** Undefined where no reader has told of any. */
export function readersPart(nodes: readonly SeenNode[]): string | undefined {
  const told = measuredNames.flatMap((name): Figure[] => {
    const steps = addedSteps(nodes.flatMap(({ vitals }) => (vitals[name] === undefined ? [] : [vitals[name]])));
    const value = quantileOf({ steps }, endsOf(name), 0.75);
    if (value === undefined) return [];
    return [[vitalTitles[name], name === "CLS" ? value.toFixed(3) : seconds(value), rateVital(name, value)]];
  });
  return told.length === 0 ? undefined : `<div class="card">${figures(told, "vitals")}</div>`;
}

const mostReports = 20;

export function reportsPart(nodes: readonly SeenNode[]): string | undefined {
  const all = nodes
    .flatMap(({ reports }) => reports)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, mostReports);
  if (all.length === 0) return undefined;
  const head = ["Time (UTC)", "What", "On page", "By"].map((name) => `<th scope="col">${name}</th>`).join("");
  return `<table class="reports"><thead><tr>${head}</tr></thead><tbody>${all.map(reportRow).join("")}</tbody></table>`;
}

function reportRow({ at, kind, directive, page, what, source }: NotedReport): string {
  const time = `<time datetime="${escapeAttribute(new Date(at).toISOString())}">${clock(at)}</time>`;
  const about = directive === "none" ? kind : directive;
  const cells = [
    time,
    `<strong>${escapeText(about)}</strong> ${escapeText(what)}`,
    escapeText(page),
    escapeText(source),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}
