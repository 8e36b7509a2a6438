// When a new worker takes over. It waits, as workers do, while pages of another build are open: they may still need files that only the old
// one has. Pages ask it to look when they are shown; it takes over once every open page is of its own build.

import { whichBuild } from "./messages.ts";
import type { OpenPage, WorkerScope } from "./worker-scope.ts";

/** A page that sleeps does not answer, and counts as one of another build. */
const patience = 3_000;
/** The page that the reader just left may still be there to answer, and one that is only busy may not: both are asked again. */
const mostTurns = 5;
const betweenTurns = 1_000;

/** Undefined: it did not say. */
export function mayTakeOver(build: string, open: readonly (string | undefined)[]): boolean {
  return open.every((other) => other === build);
}

function buildOf(page: OpenPage): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(resolve, patience, undefined);
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      resolve(typeof data === "string" ? data : undefined);
    });
    port1.start();
    page.postMessage({ is: whichBuild }, [port2]);
  });
}

export async function replaceOlder(scope: WorkerScope, build: string): Promise<void> {
  for (let turn = 0; turn < mostTurns && scope.registration.waiting !== null; turn += 1) {
    const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    const builds = await Promise.all(pages.map(buildOf));
    if (mayTakeOver(build, builds)) {
      // Not waited for: it is done when the old worker has no more work, and this one need not stay awake until then.
      void scope.skipWaiting();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, betweenTurns));
  }
}
