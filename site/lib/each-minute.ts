// One timer for the whole page, with every full minute.

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function wait(): void {
  timer = setTimeout(tick, minute - (Date.now() % minute));
}

function tick(): void {
  wait();
  for (const listener of listeners) listener();
}

/** Answers the function that stops it. */
export function eachMinute(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) wait();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}
