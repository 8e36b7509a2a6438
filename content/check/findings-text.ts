// What a check has found, as an editor reads it: kind by kind, each with what is to be mended.

import { oneLine } from "../import/report-text.ts";
import { findingKinds, type Finding, type FindingKind } from "./finding.ts";

/** More of one kind are counted; all are in the JSON. */
const mostOfAKind = 200;

export function findingsText(findings: readonly Finding[]): string {
  const kinds = Object.entries(findingKinds).flatMap(([kind, title]) => {
    const found = findings.filter((finding) => finding.kind === kind);
    return found.length === 0
      ? []
      : [`${title} (${found.length})`, ...found.slice(0, mostOfAKind).flatMap(linesOf), ...moreLine(found.length), ""];
  });
  return kinds.map((line) => `${line}\n`).join("");
}

function linesOf({ what, why, mend, pages }: Finding): string[] {
  const places = [
    ...(mend.length === 0 ? [] : [`mend ${mend.join(", ")}`]),
    ...(pages.length === 0 ? [] : [`seen on ${pages.join(", ")}`]),
  ];
  return [oneLine(`  ${what}: ${why}`), ...(places.length === 0 ? [] : [oneLine(`      ${places.join("; ")}`)])];
}

function moreLine(found: number): string[] {
  return found > mostOfAKind ? [`  … and ${found - mostOfAKind} more: --json has all`] : [];
}

/** `3 found: 2 dead-link, 1 missing-alt`. */
export function countsText(findings: readonly Finding[]): string {
  const counts = new Map<FindingKind, number>();
  for (const { kind } of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const each = [...counts].map(([kind, count]) => `${count} ${kind}`).join(", ");
  return findings.length === 0 ? "Nothing found" : `${findings.length} found: ${each}`;
}
