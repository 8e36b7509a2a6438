// An embed that could not be shown, told to the site's log (EMBED-05).

import type { ShownKind } from "../../content/blocks/embed-schemas.ts";
import type { FailureReason } from "./failure-reasons.ts";

export class EmbedFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

export function reportFailure(kind: ShownKind, error: unknown): void {
  const reason: FailureReason = error instanceof EmbedFailure ? error.reason : "code";
  navigator.sendBeacon("/api/embed-failures", JSON.stringify({ kind, reason, path: location.pathname }));
}
