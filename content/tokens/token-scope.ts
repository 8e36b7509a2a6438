// What a token of one's own may do: which kinds of records, of which sections, and whether it may write them. Pure. A scope that says nothing
// allows nothing.

import type { RecordType } from "../records/kinds.ts";
import { claimsOf, sectionsOf } from "../records/sections-of.ts";

export interface TokenScope {
  kinds: readonly RecordType[] | "all";
  /** Each with the sections below it. */
  sections: readonly string[] | "all";
  mayWrite: boolean;
}

export const everything: TokenScope = { kinds: "all", sections: "all", mayWrite: true };

export function isEverything({ kinds, sections, mayWrite }: TokenScope): boolean {
  return kinds === "all" && sections === "all" && mayWrite;
}

export type Doing = "read" | "write";

/** Why the scope does not allow it, or undefined. */
export function kindFault({ kinds, mayWrite }: TokenScope, doing: Doing, kind: RecordType): string | undefined {
  if (doing === "write" && !mayWrite) return "is for reading only";
  if (kinds === "all" || kinds.includes(kind)) return undefined;
  return `is not for records of the kind ${kind}, but for ${listed(kinds)}`;
}

/** Of a record as it came. One that is in several sections must have them all in the scope, or a token could file stories elsewhere. */
export function sectionFault(scope: TokenScope, kind: RecordType, source: string): string | undefined {
  const { sections } = scope;
  if (sections === "all") return undefined;
  const filed = sectionsOf(kind, source);
  if (filed.length === 0) return `is for records of ${listed(sections)} only, and this one is in no section`;
  const other = filed.find((name) => !sections.some((section) => isWithin(name, section)));
  return other === undefined ? undefined : `is not for the section ${other}, but for ${listed(sections)}`;
}

/** Of a record that is to be written: whoever stands at an address would give way to it. What led to it before is its own. */
export function addressFault(
  { sections }: TokenScope,
  kind: RecordType,
  { before, after }: { before: string | undefined; after: string | undefined },
): string | undefined {
  if (sections === "all" || after === undefined) return undefined;
  const own = new Set(before === undefined ? [] : claimsOf(kind, before));
  const other = claimsOf(kind, after).find(
    (path) => !own.has(path) && !sections.some((section) => path.toLowerCase().startsWith(`/${section}/`)),
  );
  return other === undefined ? undefined : `is not for the address ${other}, but for those below ${listed(sections)}`;
}

export function recordFault(scope: TokenScope, doing: Doing, kind: RecordType, source: string): string | undefined {
  return kindFault(scope, doing, kind) ?? sectionFault(scope, kind, source);
}

/** What no record says: files, redirects, and whatever else has no section. */
export function unfiledFault({ sections }: TokenScope): string | undefined {
  return sections === "all" ? undefined : `is for records of ${listed(sections)} only, and this is in no section`;
}

function isWithin(name: string, section: string): boolean {
  return name === section || name.startsWith(`${section}/`);
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? "nothing" : names.join(", ");
}

/** In a few words, for lists of tokens. */
export function scopeWords({ kinds, sections, mayWrite }: TokenScope): string {
  const what = kinds === "all" ? "everything" : listed(kinds);
  const where = sections === "all" ? "" : ` in ${listed(sections)}`;
  return `${mayWrite ? "writes" : "reads"} ${what}${where}`;
}
