/** The keys of an object whose type lists them all. */
export function keysOf<T extends object>(thing: T): (keyof T & string)[] {
  // Object.keys forgets the names that the type knows.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(thing) as (keyof T & string)[];
}
