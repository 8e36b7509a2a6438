// A script of the site has failed for somebody: the server is told, a few times for a document, and of nothing but the failure.

import { reportsPath, scriptError } from "./reports-path.ts";

/** What fails again and again is told already. */
let left = 3;

export function tellError(event: Event): void {
  if (left === 0) return;
  left -= 1;
  const { message, filename } =
    event instanceof ErrorEvent ? event : { message: String(Reflect.get(event, "reason")), filename: "" };
  const report = {
    type: scriptError,
    url: location.origin + location.pathname,
    body: { message, sourceFile: filename },
  };
  navigator.sendBeacon(reportsPath, JSON.stringify([report]));
}
