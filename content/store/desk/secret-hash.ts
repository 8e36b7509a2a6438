import { createHash, randomBytes } from "node:crypto";

/** Shown once, to the one it is for. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. It is random and long, so that a quick hash is enough. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
