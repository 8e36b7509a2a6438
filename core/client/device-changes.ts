// Something that the reader keeps on this device was changed in this tab. Other tabs hear of it by the browser's own `storage` event.

const changes = new EventTarget();
const changed = "changed";

export function tellChange(): void {
  changes.dispatchEvent(new Event(changed));
}

/** Answers the function that stops it. */
export function onChange(hear: () => void): () => void {
  changes.addEventListener(changed, hear);
  return () => changes.removeEventListener(changed, hear);
}

/** Whether anything is kept under one of these names, for good or for the session. */
export function isKept(names: readonly string[]): boolean {
  try {
    return names.some((name) => localStorage.getItem(name) !== null || sessionStorage.getItem(name) !== null);
  } catch {
    // A browser that keeps nothing refuses even to be asked.
    return false;
  }
}
