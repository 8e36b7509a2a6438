// A token as somebody asks for it, at the desk or on the command line: every fault in words, or a token to make. Nothing is assumed: a scope that
// is not given is none, and refused.

import { trimSlashes } from "../../model/text/trim-ends.ts";
import { isRecordType, kinds as allKinds, type RecordType } from "../records/kinds.ts";
import type { TokenToMake } from "../store/tokens/token-store.ts";
import type { TokenScope } from "./token-scope.ts";

export interface AskedToken {
  name: string;
  kinds: readonly string[];
  sections: readonly string[];
  mayWrite: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const day = 86_400_000;
export const tokenDays = { usual: 90, most: 366 };
const longestName = 80;
const mostSections = 50;
const all = "all";

export type AskedFaults = Partial<Record<"name" | "kinds" | "sections" | "expiresAt", string>>;

export function readAskedToken(asked: AskedToken, now: number): { token: TokenToMake } | { faults: AskedFaults } {
  const name = asked.name.trim();
  const kinds = asked.kinds.map((kind) => kind.trim()).filter(Boolean);
  const sections = asked.sections.map((section) => trimSlashes(section.trim().toLowerCase())).filter(Boolean);
  const faults: AskedFaults = {
    ...(nameFault(name) && { name: nameFault(name) }),
    ...(kindsFault(kinds) && { kinds: kindsFault(kinds) }),
    ...(sectionsFault(sections) && { sections: sectionsFault(sections) }),
    ...(!isGoodEnd(asked.expiresAt, now) && {
      expiresAt: `must be in the future, at most ${tokenDays.most} days ahead`,
    }),
  };
  if (Object.keys(faults).length > 0) return { faults };
  const scope: TokenScope = {
    kinds: kinds.includes(all) ? all : distinct(kinds.filter(isRecordType)),
    sections: sections.includes(all) ? all : distinct(sections),
    mayWrite: asked.mayWrite,
  };
  return { token: { name, scope, expiresAt: asked.expiresAt } };
}

function nameFault(name: string): string | undefined {
  if (name === "") return "is missing: the log and the history of records call the token by it";
  if (name.length > longestName) return `must not be longer than ${longestName} characters`;
  return /\p{Cc}/u.test(name) ? "must be one line of plain text" : undefined;
}

function kindsFault(kinds: readonly string[]): string | undefined {
  if (kinds.length === 0) return `are missing: choose at least one, or ${all}`;
  const unknown = kinds.find((kind) => kind !== all && !isRecordType(kind));
  return unknown === undefined ? undefined : `do not include ${unknown}: choose from ${kindNames().join(", ")}`;
}

function sectionsFault(sections: readonly string[]): string | undefined {
  if (sections.length === 0) return `are missing: name at least one, or ${all}`;
  return sections.length > mostSections ? `are too many: at most ${mostSections}` : undefined;
}

function isGoodEnd(expiresAt: number, now: number): boolean {
  return expiresAt > now && expiresAt <= now + tokenDays.most * day;
}

export function kindNames(): RecordType[] {
  return Object.keys(allKinds).filter(isRecordType);
}

function distinct<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
