// What a report of a browser is about, in words that are known: whatever else somebody writes into one makes no figure of its own.

import { scriptError } from "../../site/reports-path.ts";

export const reportKinds = [
  "policy",
  "script-error",
  "crash",
  "deprecation",
  "intervention",
  "permissions",
  "other",
] as const;
export type ReportKind = (typeof reportKinds)[number];

const kindsByType: ReadonlyMap<string, ReportKind> = new Map([
  ["csp-violation", "policy"],
  [scriptError, "script-error"],
  ["crash", "crash"],
  ["deprecation", "deprecation"],
  ["intervention", "intervention"],
  ["permissions-policy-violation", "permissions"],
]);

export const kindOfType = (type: string): ReportKind => kindsByType.get(type) ?? "other";

const directives: ReadonlySet<string> = new Set([
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "media-src",
  "connect-src",
  "frame-src",
  "worker-src",
  "manifest-src",
  "object-src",
  "base-uri",
  "form-action",
  "frame-ancestors",
  "require-trusted-types-for",
  "trusted-types",
]);

/** Of a policy that was broken; "none" of any other report. */
export function directiveOf(kind: ReportKind, named: string): string {
  if (kind !== "policy") return "none";
  const [first = ""] = named.trim().split(" ", 1);
  return directives.has(first) ? first : "other";
}
