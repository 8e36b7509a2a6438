// After a deploy an open page may ask for a chunk that is gone. One full load repairs it; a second within a minute would be a loop (STATE-04).

const guardTime = 60_000;
const guardKey = "chunk-reload-at";

const chunkFailure =
  /loading (css )?chunk \S+ failed|failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkFailure.test(error.message);
}

export interface ReloadMemory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** True, and remembered, when no reload happened in the last 60 seconds. */
export function mayReload(memory: ReloadMemory, now: number): boolean {
  const last = Number(memory.getItem(guardKey) ?? 0);
  if (now - last < guardTime) return false;
  memory.setItem(guardKey, String(now));
  return true;
}

/** Whether the document is to be loaded because of this error. While the site cannot be reached nothing is gone for good, and a load would take
 * away the page that is there; where nothing can be remembered it could be a loop. */
export async function needsNewDocument(error: unknown): Promise<boolean> {
  try {
    if (!isChunkFailure(error)) return false;
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return mayReload(sessionStorage, Date.now());
  } catch {
    return false;
  }
}

/** For whoever expects that its code may fail to come. */
export async function reloadIfGone(error: unknown): Promise<void> {
  if (await needsNewDocument(error)) location.reload();
}

/** Wherever a chunk fails to come and nobody expected it: the take-over, an island, what an island fetches. */
export function guardChunks(): void {
  addEventListener("unhandledrejection", (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.preventDefault();
    void reloadIfGone(event.reason);
  });
}
