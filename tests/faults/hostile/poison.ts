// Puts a text into every place of a JSON value that takes one. Which places those are is found out by trying: a place that refuses any
// text (a date, a level, a kind) keeps its own; one that takes a text but refuses a script's address is an address.

type Path = readonly (string | number)[];

export interface Place {
  path: Path;
  takes: "text" | "address";
}

/** Fields by which records are found and blocks are known; changing them would change what is tested. */
export const naming = {
  record: new Set(["type", "id", "subtype", "content_type"]),
  block: new Set(["is", "content_type"]),
};
/** Slugs and paths of the tests' own pages. */
const ownName = /hostile-|^(?:politics|world|us|tech|health|science)$/;

function leaves(value: unknown, keep: ReadonlySet<string>, path: Path = []): Path[] {
  if (typeof value === "string") return ownName.test(value) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    keep.has(name) ? [] : leaves(inner, keep, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function withText(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((inner, index) => (index === step ? withText(inner, rest, text) : inner));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, inner]) => [name, name === step ? withText(inner, rest, text) : inner]),
  );
}

export function placesIn(
  example: unknown,
  keep: ReadonlySet<string>,
  isAccepted: (candidate: unknown) => boolean,
): Place[] {
  return leaves(example, keep).flatMap((path): Place[] => {
    if (!isAccepted(withText(example, path, "Some words"))) return [];
    return [{ path, takes: isAccepted(withText(example, path, "javascript:1")) ? "text" : "address" }];
  });
}

/** Places that refuse words and yet take markup: their shape is too loose, and no attack would be tried on them. */
export function looseIn(
  example: unknown,
  keep: ReadonlySet<string>,
  isAccepted: (candidate: unknown) => boolean,
): string[] {
  const takes = (path: Path, text: string) => isAccepted(withText(example, path, text));
  return leaves(example, keep)
    .filter((path) => !takes(path, "Some words") && takes(path, `"><svg/onload=1>`))
    .map((path) => path.join("."));
}

/** The value with the text in its texts and the address in its addresses; without an address those keep their own. */
export function poisoned(value: unknown, places: readonly Place[], text: string, address: string | undefined): unknown {
  return places.reduce((whole, { path, takes }) => {
    const given = takes === "text" ? text : address;
    return given === undefined ? whole : withText(whole, path, given);
  }, value);
}
