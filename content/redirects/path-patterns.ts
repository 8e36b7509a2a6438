// Redirects for many addresses at once: `/2019/*`, `/story/:id.html`. Of any number of patterns only those are looked at whose beginning the
// path has, the longest first. Pure.

import { mayStandFor, placeholdersIn, type PlaceholderValues } from "./placeholders.ts";

export interface MatchedPattern {
  pattern: string;
  values: PlaceholderValues;
}

/** Those that fit a decoded path, what says most about it first. */
export type MatchPaths = (path: string) => MatchedPattern[];

interface PathPattern {
  text: string;
  segments: readonly PatternSegment[];
  /** Where its rest stands; -1 without one. */
  rest: number;
}

interface PatternSegment {
  text: string;
  /** Of a placeholder, with what stands around it. */
  name?: string;
  before: string;
  after: string;
}

const matchers = new WeakMap<readonly string[], MatchPaths>();

/** Made once for a list of patterns, which must not change any more. */
export function pathMatcherOf(patterns: readonly string[]): MatchPaths {
  const known = matchers.get(patterns) ?? pathMatcher(patterns);
  matchers.set(patterns, known);
  return known;
}

export function pathMatcher(patterns: readonly string[]): MatchPaths {
  const byBeginning = Map.groupBy(patterns.map(readPattern), beginningOf);
  for (const some of byBeginning.values()) some.sort(saysMore);
  return (path) => {
    if (byBeginning.size === 0) return [];
    const segments = path.split("/").slice(1);
    const matched: MatchedPattern[] = [];
    for (let end = segments.length; end >= 0; end -= 1) {
      for (const pattern of byBeginning.get(segments.slice(0, end).join("/")) ?? []) {
        const values = valuesIn(pattern, segments);
        if (values !== undefined) matched.push({ pattern: pattern.text, values });
      }
    }
    return matched;
  };
}

function readPattern(text: string): PathPattern {
  const segments = text.split("/").slice(1);
  return { text, segments: segments.map(readSegment), rest: segments.indexOf("*") };
}

function readSegment(text: string): PatternSegment {
  const [name] = placeholdersIn(text);
  if (name === undefined) return { text, before: text, after: "" };
  const [before = "", after = ""] = text.split(name);
  return { text, name, before, after };
}

/** The segments before its first placeholder. */
function beginningOf({ segments }: PathPattern): string {
  const first = segments.findIndex(({ name }) => name !== undefined);
  return segments
    .slice(0, first)
    .map(({ text }) => text)
    .join("/");
}

/** One without a rest before one with it, then the longer. */
function saysMore(one: PathPattern, other: PathPattern): number {
  return (
    Number(one.rest !== -1) - Number(other.rest !== -1) ||
    other.segments.length - one.segments.length ||
    (one.text < other.text ? -1 : 1)
  );
}

function valuesIn({ segments, rest }: PathPattern, path: readonly string[]): PlaceholderValues | undefined {
  const more = path.length - segments.length;
  if (rest === -1 ? more !== 0 : more < 0) return undefined;
  // Most do not end so: that is seen before anything else is read.
  const last = segments.at(-1);
  if (last !== undefined && last.name === undefined && last.text !== path.at(-1)) return undefined;
  const values = new Map<string, string>();
  for (const [place, segment] of segments.entries()) {
    if (place === rest) values.set("*", path.slice(place, place + more + 1).join("/"));
    else if (!fits(segment, path[rest !== -1 && place > rest ? place + more : place] ?? "", values)) {
      return undefined;
    }
  }
  return values.get("*")?.split("/").includes("") === true ? undefined : values;
}

/** Whether it fits; notes what its placeholder stands for. */
function fits({ text, name, before, after }: PatternSegment, given: string, values: Map<string, string>): boolean {
  if (name === undefined) return text === given;
  if (given.length < before.length + after.length || !given.startsWith(before) || !given.endsWith(after)) return false;
  const value = given.slice(before.length, given.length - after.length);
  values.set(name, value);
  return mayStandFor(name, value);
}
