/** Asks an island to wake now, wherever it is. */
const wakeEvent = "wake-island";

export function askToWake(island: Element): void {
  island.dispatchEvent(new Event(wakeEvent, { bubbles: true }));
}

/** Hears of every island within that is asked to. */
export function onAskedToWake(root: Element, hear: (event: Event) => void, signal: AbortSignal): void {
  root.addEventListener(wakeEvent, hear, { signal });
}
