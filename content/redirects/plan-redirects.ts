// What would happen to each redirect of a file, judged with the others and with what is stored.

import { reasonText } from "../blocks/parse-blocks.ts";
import { oneLine } from "../import/report-text.ts";
import type { ReadRecord } from "../import/read-records.ts";
import { unpackSource } from "../records/pack-source.ts";
import { parseRecord, type PreparedRecord } from "../records/parse-record.ts";
import type { StoredRedirect } from "../store/store.ts";
import type { Store, StoreChange } from "../store/store.ts";
import { faultText } from "./redirect-faults.ts";
import { noteTexts, redirectNotes } from "./redirect-notes.ts";
import { asWritten, fromText } from "./redirect-address.ts";

export interface GivenRedirect extends ReadRecord {
  file: string;
}

export type Outcome =
  | { kind: "new" | "same" | "removed" }
  | { kind: "changed"; before: string }
  | { kind: "refused"; why: string };

export interface PlannedRedirect {
  file: string;
  line: number;
  from: string;
  to?: string;
  status?: number;
  /** What is to be written for it; nothing when it is refused before. */
  change?: StoreChange;
  outcome: Outcome;
  notes: string[];
}

export async function planRedirects(
  given: readonly GivenRedirect[],
  store: Pick<Store, "redirectsFrom" | "redirectPatterns" | "redirectFaults" | "pagesAt">,
): Promise<PlannedRedirect[]> {
  const paths = given.map(({ parsed }) => fromText(nameIn(parsed)));
  const standing = new Map(await store.redirectsFrom([...new Set(paths)]));
  const asked = given.map(({ parsed }, place) => changeOf(parsed, standing.get(paths[place] ?? "")));
  const changes = asked.flatMap((change, place) => (change === undefined ? [] : [{ change, place }]));
  const faults = await store.redirectFaults(changes.map(({ change }) => change));
  const faultAt = new Map([...faults].map(([position, fault]) => [changes[position]?.place, fault]));

  const planned = given.map(({ file, line, parsed }, place): PlannedRedirect => {
    const from = paths[place] ?? "";
    const change = asked[place];
    const here = { file, line, from, notes: [] };
    if ("refused" in parsed || change === undefined) {
      const why = "refused" in parsed ? parsed.refused.reasons.map(reasonText).join("; ") : "is no redirect";
      return { ...here, outcome: { kind: "refused", why } };
    }
    const before = standing.get(from);
    if ("remove" in change) {
      standing.delete(from);
      return { ...here, change, outcome: { kind: before === undefined ? "same" : "removed" } };
    }
    const redirect = redirectOf(change.put, from);
    const fault = faultAt.get(place);
    const told = { ...here, change, to: redirect.to, status: redirect.status };
    if (fault !== undefined) return { ...told, outcome: { kind: "refused", why: faultText(fault) } };
    standing.set(from, redirect);
    return { ...told, outcome: outcomeOf(redirect, before) };
  });
  const stand = planned.filter(({ to, outcome }) => to !== undefined && outcome.kind !== "refused");
  const notes = await redirectNotes(
    stand.map(({ from, to = "" }) => ({ from, to })),
    store,
  );
  for (const [place, note] of notes.entries()) stand[place]?.notes.push(...noteTexts(note));
  return planned;
}

export function outcomeText({ file, line, from, to, status, outcome, notes }: PlannedRedirect): string {
  const what = to === undefined ? asWritten(from) : `${asWritten(from)} → ${to} ${status}`;
  return oneLine(
    `${file}:${line} ${what}: ${[outcomeWords(outcome), ...notes.map((note) => `warning: ${note}`)].join("; ")}`,
  );
}

export function countsText(planned: readonly PlannedRedirect[]): string {
  const count = (kind: Outcome["kind"]) => planned.filter(({ outcome }) => outcome.kind === kind).length;
  return `${count("new")} new, ${count("changed")} changed, ${count("removed")} removed, ${count("same")} same, ${count("refused")} refused`;
}

function outcomeWords(outcome: Outcome): string {
  if (outcome.kind === "changed") return `changes ${outcome.before}`;
  return outcome.kind === "refused" ? `refused: ${outcome.why}` : outcome.kind;
}

function outcomeOf(redirect: StoredRedirect, before: StoredRedirect | undefined): Outcome {
  if (before === undefined) return { kind: "new" };
  if (before.to === redirect.to && before.status === redirect.status) return { kind: "same" };
  return { kind: "changed", before: `${before.to} ${before.status}` };
}

function nameIn(parsed: ReadRecord["parsed"]): string {
  if ("ok" in parsed) return parsed.ok.id;
  return ("remove" in parsed ? parsed.remove.id : parsed.refused.id) ?? "";
}

/** A redirect that is stored keeps the name it has: `old` and `/old` are one path. */
function changeOf(parsed: ReadRecord["parsed"], stored: StoredRedirect | undefined): StoreChange | undefined {
  if ("refused" in parsed) return undefined;
  if ("remove" in parsed) return { remove: { ...parsed.remove, id: stored?.id ?? parsed.remove.id } };
  if (stored === undefined || stored.id === parsed.ok.id) return { put: parsed.ok };
  const renamed = parseRecord(JSON.stringify({ ...JSON.parse(unpackSource(parsed.ok.source)), id: stored.id }));
  return "ok" in renamed ? { put: renamed.ok } : undefined;
}

function redirectOf(record: PreparedRecord, from: string): StoredRedirect {
  const { to, status } = JSON.parse(record.doc);
  return { id: record.id, from, to, status };
}
