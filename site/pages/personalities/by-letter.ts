// People in the order of a directory: by family name, under its first letter. Pure.

export interface Named {
  name: string;
}

export interface Letter<T> {
  letter: string;
  people: T[];
}

const suffix = /^(jr|sr|ii|iii|iv|md|phd|esq)\.?$/i;

/** The last word of a name that is no suffix: `Wes Tillman Jr.` is filed under Tillman. */
export function familyName(name: string): string {
  const words = name.trim().split(/[\s,]+/);
  return words.findLast((word, index) => index === 0 || !suffix.test(word)) ?? name;
}

export function byFamilyName(one: Named, other: Named): number {
  return familyName(one.name).localeCompare(familyName(other.name), "en") || one.name.localeCompare(other.name, "en");
}

/** Accents do not make another letter. */
export function letterOf(name: string): string {
  const [first = ""] = familyName(name).normalize("NFD");
  return first.toUpperCase();
}

export function byLetter<T extends Named>(people: readonly T[]): Letter<T>[] {
  const groups = Map.groupBy(people.toSorted(byFamilyName), ({ name }) => letterOf(name));
  return [...groups].map(([letter, group]) => ({ letter, people: group }));
}
