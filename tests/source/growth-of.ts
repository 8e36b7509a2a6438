// Whether the time an expression takes grows faster than the text it is given.

import { createContext, Script } from "node:vm";
import { pumpsOf } from "./pumps-of.ts";

const lengths = { short: 15_000, long: 30_000 };
/** Milliseconds of this thread: an expression of linear time takes a tenth of it. */
const floor = 8;
/** Twice the text takes twice the time; four times as long is quadratic. */
const mostGrowth = 2.8;
/** What takes longer is ended and counts as slow. */
const longest = 1_000;
const tries = 3;

/** Before and behind the repeated part: an end that most expressions refuse. */
const surroundings = [
  ["", ""],
  ["\u0001", "\u0001"],
] as const;

const search = new Script("text.replaceAll(expression, '')");
const given: { expression: RegExp; text: string } = { expression: /a/g, text: "" };
const context = createContext(given);

/** The text, in words, that takes an expression too long. */
export function slowText(source: string, flags: string): string | undefined {
  const expression = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  for (const pump of pumpsOf(source, flags)) {
    for (const [before, behind] of surroundings) {
      const textOf = (length: number) => before + pump.repeat(Math.ceil(length / pump.length)) + behind;
      const took = (length: number) => millisecondsOf(expression, textOf(length));
      // Once more: a machine that slows down between the short and the long text makes one slow for once.
      if (isSlow(took) && isSlow(took)) {
        return `${JSON.stringify(pump)} many times, between ${JSON.stringify(before)} and ${JSON.stringify(behind)}`;
      }
    }
  }
  return undefined;
}

/** The best of a few: what else the machine does can only make it slower. */
function isSlow(took: (length: number) => number): boolean {
  if (took(lengths.long) < floor) return false;
  const best = (length: number) => Math.min(...Array.from({ length: tries }, () => took(length)));
  const long = best(lengths.long);
  return long >= longest || (long >= floor && long > best(lengths.short) * mostGrowth);
}

function millisecondsOf(expression: RegExp, text: string): number {
  given.expression = expression;
  given.text = text;
  const before = process.threadCpuUsage();
  try {
    search.runInContext(context, { timeout: longest });
  } catch {
    return longest;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
