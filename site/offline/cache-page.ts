// Saved stories stay readable without a connection: the service worker holds the page with its styles, fonts and pictures until it is
// dropped. Both answer whether that is so now; false where the browser has no worker or the page is not for everyone.

import { askWorker } from "./ask-worker.ts";

const whole = (path: string) => new URL(path, location.origin).href;

export function keepPage(path: string): Promise<boolean> {
  return askWorker({ is: "keep", url: whole(path) });
}

/** From now on it is a page like others that were read, and goes when its time comes. */
export function dropPage(path: string): Promise<boolean> {
  return askWorker({ is: "drop", url: whole(path) });
}
