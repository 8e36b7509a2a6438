// Work that goes one after another within this process.

/** Milliseconds in line. */
const usualPatience = 30_000;

/** In the order it came in. What has waited for too long is refused: whoever asked is told to come again, however long the line has become. */
export function oneAtATime(patience = usualPatience, now = () => performance.now()) {
  let last: Promise<unknown> = Promise.resolve();
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const cameAt = now();
    const before = last;
    const done = before.then(async () => {
      if (now() - cameAt > patience) throw new Error(`Others were in line for more than ${patience} ms.`);
      return work();
    });
    last = done.catch(() => {});
    return done;
  };
}
