// Blocks anywhere in the props of a page, whatever the page is made of: found, and exchanged for what has been made of them.

/** An object that says its kind and has props: what every block is. */
export function isBlockLike(value: object): value is { kind: string; props: object } {
  return "kind" in value && typeof value.kind === "string" && "props" in value && typeof value.props === "object";
}

/** Every page is gone through, the largest ones with thousands of values: what is found is put into one list. */
export function blocksIn<B>(value: unknown, isWanted: (value: object) => value is B & object, found: B[] = []): B[] {
  if (typeof value !== "object" || value === null) return found;
  if (Array.isArray(value)) for (const inner of value) blocksIn(inner, isWanted, found);
  else if (isWanted(value)) found.push(value);
  else for (const name in value) blocksIn(Reflect.get(value, name), isWanted, found);
  return found;
}

/** A copy where something in it changed, itself where nothing did: parts of a page are shared between requests. */
export function withExchanged(value: unknown, by: ReadonlyMap<unknown, unknown>): unknown {
  if (typeof value !== "object" || value === null || by.size === 0) return value;
  if (by.has(value)) return by.get(value);
  if (Array.isArray(value)) {
    const copy = value.map((inner) => withExchanged(inner, by));
    return copy.some((inner, index) => inner !== value[index]) ? copy : value;
  }
  const entries = Object.entries(value);
  const copy = entries.map(([name, inner]) => [name, withExchanged(inner, by)] as const);
  return copy.some(([, inner], index) => inner !== entries[index]?.[1]) ? Object.fromEntries(copy) : value;
}
