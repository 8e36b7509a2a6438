// ART-08: what lets an unpublished story be seen. A token names one story and the moment it ends.

import { readToken, signToken } from "./signed-token.ts";

/** The name under which the store keeps the secret. */
export const previewSecret = "preview";
const purpose = "preview";

export interface Preview {
  /** The story's id. */
  article: string;
  /** Milliseconds since 1970. */
  until: number;
}

export function signPreview({ article, until }: Preview, secret: string): string {
  return signToken(purpose, { says: article, until }, secret);
}

/** Undefined for a token that was not signed here, or has ended. */
export function readPreview(token: string, secret: string, now: number): Preview | undefined {
  const claim = readToken(purpose, token, secret, now);
  return claim && { article: claim.says, until: claim.until };
}
