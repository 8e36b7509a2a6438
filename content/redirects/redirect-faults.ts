// Whether redirects may be stored: none may close a loop or stand too far from its end. They are judged together, as they will stand
// with what is stored, each in a few steps however many there are.

import { withoutItsQuery } from "./redirect-address.ts";

/** As many steps as the site follows for a reader, who then gets one. */
export const MOST_STEPS = 10;
/** How far a walk looks on for the way back, to tell a long loop from a long chain. */
const SIGHT = 50;
/** Refusing one brings back what it would have replaced, and others must be judged again; after so many rounds, one by one. */
const MOST_ROUNDS = 10;

/** Where the redirect at this address leads, on this site. */
export type Next = (path: string) => string | undefined;

/** A redirect that is put, or, with nothing to lead to on this site, one that is removed or leads elsewhere. */
export interface AskedRedirect {
  from: string;
  next: string | undefined;
}

/** What is wrong with a redirect, and the whole way that shows it. */
export interface RedirectFault {
  kind: "loop" | "long";
  steps: string[];
}

/** The faults by place in the list. */
export type RedirectFaults = ReadonlyMap<number, RedirectFault>;

export function faultsAmong(asked: readonly AskedRedirect[], stored: Next): RedirectFaults {
  const faults = new Map<number, RedirectFault>();
  const repeated = repeatedPaths(asked);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = faultsIn(asked, stored, faults);
    for (const [place, fault] of found) faults.set(place, fault);
    // Something else may stand at the path of a refused one after all.
    const isSettled = [...found.keys()].every((place) => {
      const from = asked[place]?.from ?? "";
      return stored(from) === undefined && !repeated.has(from);
    });
    if (isSettled) return faults;
  }
  return judgeInOrder(asked, stored);
}

export function faultText({ kind, steps }: RedirectFault): string {
  const way = steps.join(" → ");
  return kind === "loop"
    ? `makes a loop: ${way}`
    : `stands more than ${MOST_STEPS} steps from its end, which it could lead to at once: ${way}`;
}

/** One round: all that are asked for replace what is stored, except those refused before. */
function faultsIn(asked: readonly AskedRedirect[], stored: Next, refused: RedirectFaults): Map<number, RedirectFault> {
  const lastOf = new Map<string, number>();
  for (const [place, { from }] of asked.entries()) if (!refused.has(place)) lastOf.set(from, place);
  const standing = new Map<string, string | undefined>([...lastOf.keys()].map((from) => [from, undefined]));
  const next: Next = (path) => (standing.has(path) ? standing.get(path) : stored(path));
  const found = new Map<number, RedirectFault>();
  const places = [...lastOf.values()].toSorted((one, other) => one - other);
  for (const place of places) {
    const redirect = asked[place];
    if (redirect?.next === undefined) continue;
    const fault = faultOf(redirect.from, redirect.next, next);
    if (fault === undefined) standing.set(redirect.from, redirect.next);
    else found.set(place, fault);
  }
  // What came later may have made the way of an earlier one longer.
  for (const place of places.toReversed()) {
    const redirect = asked[place];
    if (redirect?.next === undefined || found.has(place)) continue;
    const fault = faultOf(redirect.from, redirect.next, next);
    if (fault === undefined) continue;
    found.set(place, fault);
    standing.set(redirect.from, undefined);
  }
  return found;
}

/** Each with those before it: refuses more than it must, and never needs a second look. */
function judgeInOrder(asked: readonly AskedRedirect[], stored: Next): RedirectFaults {
  const standing = new Map<string, string | undefined>();
  const next: Next = (path) => (standing.has(path) ? standing.get(path) : stored(path));
  const faults = new Map<number, RedirectFault>();
  for (const [place, redirect] of asked.entries()) {
    const fault = redirect.next === undefined ? undefined : faultOf(redirect.from, redirect.next, next);
    if (fault === undefined) standing.set(redirect.from, redirect.next);
    else faults.set(place, fault);
  }
  return faults;
}

function repeatedPaths(asked: readonly AskedRedirect[]): Set<string> {
  const once = new Set<string>();
  return new Set(asked.flatMap(({ from }) => (once.has(from) ? [from] : (once.add(from), []))));
}

function faultOf(from: string, first: string, next: Next): RedirectFault | undefined {
  const steps = [from];
  for (let to: string | undefined = first; to !== undefined && steps.length <= SIGHT;) {
    // What leads away from a path leads away from it with any query.
    const at: string = steps.includes(to) || next(to) !== undefined ? to : withoutItsQuery(to);
    const isKnown = steps.includes(at);
    steps.push(at);
    if (isKnown) return { kind: "loop", steps };
    to = next(at);
  }
  return steps.length - 1 > MOST_STEPS ? { kind: "long", steps } : undefined;
}
