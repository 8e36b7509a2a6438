// BLOCK-12: an entry of a list that cannot be read is left out alone. Schemas have no way to pass on what they left out, so lists note it
// here while a parse runs; who began the parse gets it, each entry with its place.

import { z } from "zod";

export interface LeftOut {
  /** Where in what was parsed, e.g. `items.2`. */
  place: string;
  error: z.ZodError;
}

interface Noted {
  /** What was given as the list: the list itself, or the one entry in its place. Of a field: the object that has it. */
  list: unknown;
  /** In the list; the name of a field. */
  position: number | string;
  error: z.ZodError;
}

/** Parsing takes no turns, so there is one at a time; one may begin within another. */
let noted: Noted[] = [];

export interface Parsed<S extends z.ZodType> {
  result: z.ZodSafeParseResult<z.output<S>>;
  leftOut: LeftOut[];
}

export function parseNoting<S extends z.ZodType>(schema: S, input: unknown): Parsed<S> {
  const outer = noted;
  noted = [];
  try {
    const result = schema.safeParse(input);
    return { result, leftOut: withPlaces(noted, input) };
  } finally {
    noted = outer;
  }
}

/** Notes that an element of a list holds nothing. */
export function noteEmpty(list: readonly unknown[], position: number): void {
  noted.push({ list, position, error: new z.ZodError([{ code: "custom", path: [], message: "is empty" }]) });
}

export function notesSoFar(): number {
  return noted.length;
}

/** Of what is told in another way. */
export function forgetNotes(since: number): void {
  noted.length = since;
}

/** An entry as it was read, or why it is left out. */
export function readEntry<S extends z.ZodType>(
  schema: S,
  { list, position, entry }: Omit<Noted, "error"> & { entry: unknown },
): z.ZodSafeParseResult<z.output<S>> {
  const before = notesSoFar();
  const result = schema.safeParse(entry);
  if (result.success) return result;
  // What its own lists left out went with it.
  forgetNotes(before);
  noted.push({ list, position, error: result.error });
  return result;
}

function withPlaces(all: readonly Noted[], input: unknown): LeftOut[] {
  if (all.length === 0) return [];
  const places = placesOf(new Set(all.map(({ list }) => list)), input);
  return all.map(({ list, position, error }) => {
    const own = Array.isArray(list) || typeof position === "string" ? [position] : [];
    return { place: [...(places.get(list) ?? []), ...own].join("."), error };
  });
}

type Path = (string | number)[];

/** One walk finds the places of all lists, by identity. */
function placesOf(wanted: ReadonlySet<unknown>, input: unknown): Map<unknown, Path> {
  const places = new Map<unknown, Path>();
  const walk = (value: unknown, path: Path) => {
    if (typeof value !== "object" || value === null) return;
    if (wanted.has(value) && !places.has(value)) places.set(value, path);
    if (Array.isArray(value)) value.forEach((inner, position) => walk(inner, [...path, position]));
    else for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name]);
  };
  walk(input, []);
  return places;
}
