/** Fewer than either database takes in one statement. */
export const rowsAtOnce = 1_000;

export function* portions<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += rowsAtOnce) yield all.slice(start, start + rowsAtOnce);
}
