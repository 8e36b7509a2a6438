// The present moment, as it moves on: one timer for the whole page, with every full minute.

const minute = 60_000;
const listeners = new Set<() => void>();
let current = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  current = Date.now();
  timer = setTimeout(tick, minute - (current % minute));
  for (const listener of listeners) listener();
}

/** Milliseconds; 0 while nobody listens. */
export const currentMinute = (): number => current;

/** Answers the function that stops it. */
export function eachMinute(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}
