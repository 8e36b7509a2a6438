// What a sign-in service tells the site of a viewer, and what the site then remembers: which provider vouched, and until when. Nobody's name.

import { readToken, signToken } from "./signed-token.ts";

/** The name under which the store keeps the secret. */
export const signInSecret = "sign-in";

/** `sign-in`: from the service, good for the way back. `viewer`: in the viewer's cookie. One is never taken for the other. */
export type ViewerToken = "sign-in" | "viewer";

export interface Viewer {
  /** The TV provider, as viewers know it. */
  provider: string;
  /** Milliseconds since 1970. */
  until: number;
}

export function signViewer(kind: ViewerToken, { provider, until }: Viewer, secret: string): string {
  return signToken(kind, { says: provider, until }, secret);
}

/** Undefined for a token that was not signed with this secret for this, or has ended. */
export function readViewer(kind: ViewerToken, token: string, secret: string, now: number): Viewer | undefined {
  const claim = readToken(kind, token, secret, now);
  return claim && { provider: claim.says, until: claim.until };
}
