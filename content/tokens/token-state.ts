import type { NamedToken } from "../store/tokens/token-store.ts";

/** In a word, for lists of tokens. */
export function tokenState({ revokedAt, expiresAt }: NamedToken, now: number): "revoked" | "expired" | "good" {
  if (revokedAt !== null) return "revoked";
  return expiresAt <= now ? "expired" : "good";
}
