/** What is fetched only to be cached gives up after this. */
const slowest = 20_000;

export function inTime(): AbortSignal {
  return AbortSignal.timeout(slowest);
}
