/** An entry of a table by a word from outside: `constructor` and its like, which every object inherits, are none. */
export function lookUp<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
