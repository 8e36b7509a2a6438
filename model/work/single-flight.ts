// One promise for all who ask for the same thing. The caller holds the promises: in a map, or in a cache that bounds their number and age.

export interface PromiseMap<T> {
  get(key: string): Promise<T> | undefined;
  set(key: string, promise: Promise<T>): unknown;
  delete(key: string): unknown;
}

/** Whoever asks while the work runs waits for it; whoever asks afterwards starts it again. */
export function singleFlight<T>(running: PromiseMap<T>, key: string, work: () => Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known !== undefined) return known;
  const result = work().finally(() => running.delete(key));
  running.set(key, result);
  return result;
}

/** The work is done once. Only after a failure does whoever asks next start it again. */
export function memoized<T>(results: PromiseMap<T>, key: string, work: () => Promise<T>): Promise<T> {
  const known = results.get(key);
  if (known !== undefined) return known;
  const result = work();
  results.set(key, result);
  result.catch(() => results.delete(key));
  return result;
}
