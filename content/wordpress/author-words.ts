// By which words the addresses of authors are known: `nora` of `/author/nora`. No two authors share one.

/** As WordPress writes a login in addresses, and as it is in those of its older versions. */
export function authorWords(login: string): string[] {
  const small = login.trim().toLowerCase();
  const written = small.replaceAll(/[^\w\s.-]+/g, "").replaceAll(/[\s.]+/g, "-");
  return [...new Set([written, small.replaceAll(/[\s@.]+/g, "-")])].filter((word) => word.replaceAll("-", "") !== "");
}

interface NamedAuthor {
  login: string;
  /** Those that the export itself says. */
  words?: readonly string[];
}

/** By login. Of several who would be written alike the first keeps the word, and the others get numbers, as WordPress numbers them. */
export function wordsOfAuthors(authors: readonly NamedAuthor[]): Map<string, string[]> {
  const holders = new Map<string, string>();
  const take = (word: string, login: string) => {
    if (!holders.has(word)) holders.set(word, login);
  };
  for (const { login, words = [] } of authors) for (const word of words) take(word, login);
  const written = authors.map(({ login }) => ({ login, words: authorWords(login) }));
  for (const { login, words } of written) for (const word of words.slice(0, 1)) take(word, login);
  for (const { login, words } of written) {
    for (const word of words.slice(0, 1)) if (holders.get(word) !== login) take(numbered(word, holders), login);
  }
  for (const { login, words } of written) for (const word of words.slice(1)) take(word, login);
  return Map.groupBy(holders.keys(), (word) => holders.get(word) ?? "");
}

function numbered(word: string, taken: ReadonlyMap<string, string>): string {
  let number = 2;
  while (taken.has(`${word}-${number}`)) number += 1;
  return `${word}-${number}`;
}
