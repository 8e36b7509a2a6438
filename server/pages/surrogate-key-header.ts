/** The keys of a page as one header: separated by spaces, so none may stand in a key; ids and paths may hold any character. */
export function surrogateKeyHeader(keys: ReadonlySet<string>): Record<string, string> {
  if (keys.size === 0) return {};
  return { "surrogate-key": Array.from(keys, (key) => encodeURI(key.toWellFormed())).join(" ") };
}
