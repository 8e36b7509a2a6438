/** The keys of a page as one header: separated by spaces, so none may stand in a key; ids and paths may hold any character. */
export function surrogateKeyHeader(keys: Iterable<string>): string {
  return Array.from(keys, (key) => encodeURI(key.toWellFormed())).join(" ");
}
