// ART-08: what lets an unpublished story be seen. A token names one story and the moment it ends, and is signed with a secret that only
// the site knows, so it can be checked without reading anything.

import { createHmac, timingSafeEqual } from "node:crypto";

/** The name under which the store keeps the secret. */
export const previewSecret = "preview";

export interface Preview {
  /** The story's id. */
  article: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** No link names a longer id; a longer token is not looked at. */
const longest = 2048;

export function signPreview({ article, until }: Preview, secret: string): string {
  const claims = `${Buffer.from(article).toString("base64url")}.${Math.floor(until / 1000).toString(36)}`;
  return `${claims}.${signatureOf(claims, secret).toString("base64url")}`;
}

/** Undefined for a token that was not signed here, or has ended. */
export function readPreview(token: string, secret: string, now: number): Preview | undefined {
  if (token.length > longest) return undefined;
  const [, claims, id, seconds, signature] = /^(([\w-]+)\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(token) ?? [];
  if (claims === undefined || id === undefined || seconds === undefined || signature === undefined) return undefined;
  // Compared as bytes: the last letter of a signature could be written in several ways.
  if (!timingSafeEqual(Buffer.from(signature, "base64url"), signatureOf(claims, secret))) return undefined;
  const until = Number.parseInt(seconds, 36) * 1000;
  return until > now ? { article: Buffer.from(id, "base64url").toString(), until } : undefined;
}

function signatureOf(claims: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`preview ${claims}`).digest();
}
