// Structured logs. Every event has a name from this list, so that what is searched for in logs can be found in the code.

import { pino, type Logger } from "pino";

export const events = {
  started: "server started",
  stopping: "server stopping",
  stopped: "server stopped",
  request: "request",
  renderFailed: "render failed",
  documentFailed: "document failed",
  dictionaryFailed: "pages have no dictionary",
  staleServed: "stale page served",
  redrawFailed: "page not drawn anew",
  compressFailed: "page not compressed again",
  preparedAgain: "records of an older version written back",
  prepareFailed: "record of an older version refused",
  revisionsPruned: "versions of before dropped",
  pruneFailed: "versions of before not dropped",
  storeChanged: "content changed",
  imageFailed: "image failed",
  outsidePictureFailed: "pictures of outside sources failed",
  mediaAway: "media store does not answer",
  cacheNotWritten: "cache not written",
  liveFailed: "live failed",
  apiFailed: "api call failed",
  contentApiStale: "content api answer is old",
  contentApiGap: "content api record refused",
  pageViewed: "page viewed",
  adKeywordFailed: "ad keyword failed",
  providerFailed: "provider call failed",
  announced: "changes announced",
  announceFailed: "announcement failed",
  embedFailed: "embed failed in the browser",
  formFailed: "form failed",
  formTrapped: "form filled in by a machine",
  mailFailed: "mail failed",
  alertQueued: "alert queued",
  pushFailed: "push failed",
  webhookFailed: "webhook failed",
  webhookOff: "webhook switched off",
  purgeFailed: "purge failed",
  tokenUsed: "token used",
  tokenRefused: "token refused",
  mailWaits: "mail waits: SMTP_URL is not set",
  proxyUnknown: "clients cannot be told apart: CLIENT_ADDRESS_HEADER is not set",
  refused: "requests refused",
  notFound: "addresses not found",
  redirectsNotCounted: "uses of redirects not counted",
  stalled: "event loop stalled",
  browserReported: "browsers reported",
  spansDropped: "traces dropped",
} as const;

/** Lines name the worker that wrote them, where there are several. */
export function createLog(level: string, worker?: number): Logger {
  // With a least length `flush` tells when all is written.
  const stderr = pino.destination({ dest: 2, minLength: 1 });
  // Whoever read the log may be gone; the site serves on.
  stderr.on("error", () => undefined);
  return pino(
    { level, base: worker === undefined ? null : { worker }, timestamp: pino.stdTimeFunctions.isoTime },
    stderr,
  );
}

/** Leaves when all that was logged is written, or cannot be: what is left to write at the exit itself is tried for ever where nobody reads. */
export function leave(log: Logger, status: number): void {
  log.flush(() => process.exit(status));
}
