// What happens by time alone: every process looks at the clock, and nothing is told or done twice.

/** Milliseconds between two looks. */
const checkPeriod = 500;

export type Look = () => Promise<unknown>;

/** Looks at once and then again and again. Answers how to stop. */
export function watchClock(looks: readonly Look[], onError: (error: unknown) => void): () => Promise<void> {
  let looking = Promise.resolve();
  const lookAgain = () => {
    for (const look of looks) looking = looking.then(look).then(() => undefined, onError);
  };
  lookAgain();
  const timer = setInterval(lookAgain, checkPeriod);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
