/** Fewer than either database takes in one statement. */
export const AT_ONCE = 1_000;

export function* portions<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += AT_ONCE) yield all.slice(start, start + AT_ONCE);
}
