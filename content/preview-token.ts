// ART-08: what lets an unpublished record be seen. A token names one record and the moment it ends.

import { readToken, signToken } from "./signed-token.ts";

/** The name under which the store keeps the secret. */
export const previewSecret = "preview";

/** Those that have pages of their own, and may be drafts or to come. */
export const previewedTypes = ["article", "video", "live_event", "static_page", "show", "election"] as const;
export type PreviewedType = (typeof previewedTypes)[number];

export interface Preview {
  type: PreviewedType;
  id: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** Signed with it: a token of one kind opens nothing of another. */
const purposeOf = (type: PreviewedType) => (type === "article" ? "preview" : `preview ${type}`);

export function signPreview({ type, id, until }: Preview, secret: string): string {
  return signToken(purposeOf(type), { says: id, until }, secret);
}

/** Undefined for a token that was not signed here, or has ended. */
export function readPreview(token: string, secret: string, now: number): Preview | undefined {
  for (const type of previewedTypes) {
    const claim = readToken(purposeOf(type), token, secret, now);
    if (claim !== undefined) return { type, id: claim.says, until: claim.until };
  }
  return undefined;
}
