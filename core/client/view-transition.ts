import { prefersReducedMotion } from "./reduced-motion.ts";

/** Draws the change inside a view transition where the browser has them and the reader wants motion. */
export async function inTransition(change: () => Promise<void>): Promise<void> {
  if (!("startViewTransition" in document) || prefersReducedMotion() || document.hidden) return change();
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}
