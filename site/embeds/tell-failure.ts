// An embed that could not be shown: told to the site's log (EMBED-05), and to the reader in the words that are fixed for it (EMBED-04).

import { messages } from "../messages.ts";
import type { EmbedKind } from "./embed-schemas.ts";
import type { FailureReason } from "./failure-reasons.ts";

export class EmbedFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

const fixedWords: Partial<Record<EmbedKind, string>> = {
  instagram: messages.instagramFailed,
  tweet: messages.tweetFailed,
};

/** Answers the fixed words, where there are any. */
export function tellFailure(kind: EmbedKind, error: unknown): string | undefined {
  const reason: FailureReason = error instanceof EmbedFailure ? error.reason : "code";
  navigator.sendBeacon("/api/embed-failures", JSON.stringify({ kind, reason, path: location.pathname }));
  return fixedWords[kind];
}
