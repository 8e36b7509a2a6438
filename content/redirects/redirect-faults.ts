// Whether redirects may be stored: none may close a loop or stand too far from its end. They are judged together, as they will stand
// with what is stored, each in a few steps however many there are.

import { nextBy, type Next, type PatternWays } from "./pattern-ways.ts";
import { asWritten, withoutItsQuery } from "./redirect-address.ts";

/** As many steps as the site follows for a reader, who then gets one. */
export const mostSteps = 10;
/** How far a walk looks on for the way back, to tell a long loop from a long chain. */
export const stepsLookedAt = 50;
/** Of a way without an end. */
const stepsTold = 4;
/** Refusing one brings back what it would have replaced, and others must be judged again; after so many rounds, one by one. */
const mostRounds = 10;

/** Where the redirect at this very address leads, as its record says. */
export type TargetAt = (from: string) => string | undefined;

/** A redirect that is put, or, without a target, one that is removed. */
export interface AskedRedirect {
  from: string;
  to: string | undefined;
  /** Of one that stands for many: stored redirects that lead to addresses of its kind. */
  entries?: readonly { from: string; to: string }[];
}

/** What is wrong with a redirect, and the whole way that shows it, or the page that it would hide. An idle one would lead nobody. */
export type RedirectFault =
  | { kind: "loop" | "long"; steps: string[] }
  | { kind: "page"; page: string }
  | { kind: "idle" };

/** The faults by place in the list. */
export type RedirectFaults = ReadonlyMap<number, RedirectFault>;

const noPatterns: PatternWays = () => [];

/** `ways` are those of all patterns, asked for or stored. */
export function faultsAmong(
  asked: readonly AskedRedirect[],
  stored: TargetAt,
  ways: PatternWays = noPatterns,
): RedirectFaults {
  const faults = new Map<number, RedirectFault>();
  const repeated = repeatedPaths(asked);
  for (let round = 0; round < mostRounds; round += 1) {
    const found = faultsIn(asked, { stored, ways }, faults);
    for (const [place, fault] of found) faults.set(place, fault);
    // Something else may stand at the path of a refused one after all.
    const isSettled = [...found.keys()].every((place) => {
      const from = asked[place]?.from ?? "";
      return stored(from) === undefined && !repeated.has(from);
    });
    if (isSettled) return faults;
  }
  return judgeInOrder(asked, { stored, ways });
}

export const neverHolds = "can never hold: the site itself answers at this address";

export function faultText(fault: RedirectFault): string {
  if (fault.kind === "idle") return neverHolds;
  if (fault.kind === "page") return `would take over ${fault.page}`;
  const way = fault.steps.map(asWritten).join(" → ");
  if (fault.kind === "loop") return `makes a loop: ${way}`;
  return fault.steps.length > stepsLookedAt
    ? `leads on and on: ${fault.steps.slice(0, stepsTold).map(asWritten).join(" → ")} → …`
    : `stands more than ${mostSteps} steps from its end, which it could lead to at once: ${way}`;
}

interface Standing {
  stored: TargetAt;
  ways: PatternWays;
}

/** One round: all that are asked for replace what is stored, except those refused before. */
function faultsIn(
  asked: readonly AskedRedirect[],
  { stored, ways }: Standing,
  refused: RedirectFaults,
): Map<number, RedirectFault> {
  const lastOf = new Map<string, number>();
  for (const [place, { from }] of asked.entries()) if (!refused.has(place)) lastOf.set(from, place);
  const standing = new Map<string, string | undefined>([...lastOf.keys()].map((from) => [from, undefined]));
  const next = nextBy((from) => (standing.has(from) ? standing.get(from) : stored(from)), ways);
  const found = new Map<number, RedirectFault>();
  const places = [...lastOf.values()].toSorted((one, other) => one - other);
  for (const place of places) {
    const redirect = asked[place];
    if (redirect === undefined) continue;
    standing.set(redirect.from, redirect.to);
    const fault = faultOf(redirect, next);
    if (fault === undefined) continue;
    found.set(place, fault);
    standing.set(redirect.from, undefined);
  }
  // What came later may have made the way of an earlier one longer.
  for (const place of places.toReversed()) {
    const redirect = asked[place];
    if (redirect === undefined || found.has(place)) continue;
    const fault = faultOf(redirect, next);
    if (fault === undefined) continue;
    found.set(place, fault);
    standing.set(redirect.from, undefined);
  }
  return found;
}

/** Each with those before it: refuses more than it must, and never needs a second look. */
function judgeInOrder(asked: readonly AskedRedirect[], { stored, ways }: Standing): RedirectFaults {
  const standing = new Map<string, string | undefined>();
  const targetAt: TargetAt = (from) => (standing.has(from) ? standing.get(from) : stored(from));
  const next = nextBy(targetAt, ways);
  const faults = new Map<number, RedirectFault>();
  for (const [place, redirect] of asked.entries()) {
    const before = targetAt(redirect.from);
    standing.set(redirect.from, redirect.to);
    const fault = faultOf(redirect, next);
    if (fault === undefined) continue;
    standing.set(redirect.from, before);
    faults.set(place, fault);
  }
  return faults;
}

function repeatedPaths(asked: readonly AskedRedirect[]): Set<string> {
  const once = new Set<string>();
  return new Set(asked.flatMap(({ from }) => (once.has(from) ? [from] : (once.add(from), []))));
}

/** The redirect itself stands already. */
function faultOf({ from, to, entries = [] }: AskedRedirect, next: Next): RedirectFault | undefined {
  if (to === undefined) return undefined;
  const own = faultOnWay(from, next);
  if (own !== undefined) return own;
  return entries.map((entry) => faultOnWay(entry.from, next)).find((fault) => fault?.kind === "loop");
}

function faultOnWay(from: string, next: Next): RedirectFault | undefined {
  const steps = [from];
  for (let to = next(from); to !== undefined && steps.length <= stepsLookedAt;) {
    // What leads away from a path leads away from it with any query.
    const at: string = steps.includes(to) || next(to) !== undefined ? to : withoutItsQuery(to);
    const isKnown = steps.includes(at);
    steps.push(at);
    if (isKnown) return { kind: "loop", steps };
    to = next(at);
  }
  return steps.length - 1 > mostSteps ? { kind: "long", steps } : undefined;
}
