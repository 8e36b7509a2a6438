// Reports as browsers send them: a list by the Reporting API (application/reports+json), or one by the older way of policies
// (application/csp-report). Anybody can send these, so all of it is strangers' words: cut short, without queries, and only of pages of this site.

import { z } from "zod";
import { directiveOf, kindOfType, type ReportKind } from "./report-kinds.ts";

export interface BrowserReport {
  kind: ReportKind;
  directive: string;
  /** The path of the page. */
  page: string;
  /** What was blocked, or failed. */
  what: string;
  /** The file it came from. */
  source: string;
}

export interface ReadReports {
  reports: BrowserReport[];
  /** Caused by what readers have added to their browsers. */
  byExtensions: number;
}

/** Of one call; browsers collect a few before they send them. */
const mostReports = 20;
const longest = 200;

const word = z.string().max(10_000).catch("");
const body = z.object({
  effectiveDirective: word,
  blockedURL: word,
  sourceFile: word,
  message: word,
  id: word,
  reason: word,
});
const byReportingApi = z.array(z.object({ type: z.string().max(100), url: word, body: body.catch(body.parse({})) }));
const byPolicyReport = z.object({
  "csp-report": z.object({
    "document-uri": word,
    "effective-directive": word,
    "violated-directive": word,
    "blocked-uri": word,
    "source-file": word,
  }),
});

interface SentReport {
  type: string;
  url: string;
  body: z.output<typeof body>;
}

/** Undefined where it is neither. */
export function readReports(sent: unknown, isOwnHost: (host: string) => boolean): ReadReports | undefined {
  const all = reportsIn(sent);
  if (all === undefined) return undefined;
  const own = all.slice(0, mostReports).filter(({ url }) => isOwnHost(URL.parse(url)?.host ?? ""));
  const ours = own.filter((report) => !isByExtension(report));
  return { reports: ours.map(reportOf), byExtensions: own.length - ours.length };
}

function reportsIn(sent: unknown): SentReport[] | undefined {
  const list = byReportingApi.safeParse(sent).data;
  if (list !== undefined) return list;
  const one = byPolicyReport.safeParse(sent).data?.["csp-report"];
  if (one === undefined) return undefined;
  const effectiveDirective = one["effective-directive"] || one["violated-directive"];
  return [
    {
      type: "csp-violation",
      url: one["document-uri"],
      body: { ...body.parse({}), effectiveDirective, blockedURL: one["blocked-uri"], sourceFile: one["source-file"] },
    },
  ];
}

const ofExtension = /^(?:[\w-]+-extension|webkit-masked-url|about|user-script)(?::|$)/;

/** Scripts of others tell nothing of themselves, not even their file. */
function isByExtension({ body: { blockedURL, sourceFile, message } }: SentReport): boolean {
  if (ofExtension.test(blockedURL) || ofExtension.test(sourceFile)) return true;
  return message.startsWith("Script error") && sourceFile === "";
}

function reportOf({ type, url, body: said }: SentReport): BrowserReport {
  const kind = kindOfType(type);
  return {
    kind,
    directive: directiveOf(kind, said.effectiveDirective),
    page: (URL.parse(url)?.pathname ?? "").slice(0, longest),
    what: plainWords(shownAddress(said.blockedURL) || said.message || said.id || said.reason || type),
    source: plainWords(shownAddress(said.sourceFile)),
  };
}

/** Host and path: a query may be a reader's own. What is no address (`inline`, `eval`) stays as it is. */
function shownAddress(address: string): string {
  const url = URL.parse(address);
  return url === null || url.host === "" ? address : url.host + url.pathname;
}

function plainWords(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, longest);
}
