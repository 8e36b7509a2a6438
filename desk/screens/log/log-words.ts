// What the log says, in words: people by their names, moments as moments. Pure.

import type { LogLine } from "../../../model/desk/calls.ts";
import { timeWords } from "../../ui/time-words.ts";

type Names = ReadonlyMap<string, string>;

/** Of whoever has done something in these lines. */
export function namesIn(lines: readonly LogLine[]): Names {
  return new Map(lines.map(({ person, name }) => [person, name]));
}

export function subjectWords(subject: string, names: Names): string {
  const [, person] = /^person\/(.+)$/.exec(subject) ?? [];
  return (person !== undefined && names.get(person)) || subject;
}

export function detailWords(details: unknown): string {
  if (typeof details !== "object" || details === null) return "";
  return Object.entries(details)
    .map(([name, value]) => `${nameWords(name)}: ${valueWords(name, value)}`)
    .join(", ");
}

/** “expiresAt” is “expires”. */
const nameWords = (name: string) =>
  name.replace(/(?<=[a-z])At$/, "").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueWords(name: string, value: unknown): string {
  if (typeof value === "number" && /(?:^a|A)t$/.test(name)) return timeWords(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}
