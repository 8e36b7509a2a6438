// A token that says something until a moment, signed with a secret that only the site knows: it can be checked without reading anything.
// What it is for is signed too, so that a token for one thing opens no other.

import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export interface Claim {
  says: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** No honest token is longer; a longer one is not looked at. */
const longest = 2048;
const noSignature = Buffer.alloc(32);

export function signToken(purpose: string, { says, until }: Claim, secret: string): string {
  const claims = `${Buffer.from(says).toString("base64url")}.${Math.floor(until / 1000).toString(36)}`;
  return `${claims}.${signatureOf(purpose, claims, secret).toString("base64url")}`;
}

const form = /^(([\w-]+)\.([0-9a-z]{1,9}))\.([\w-]{43})$/;

/** The name of a token, by which a log can speak of it: nobody can make the token of it. Undefined for what is no token. */
export function tokenId(token: string): string | undefined {
  const signature = token.length > longest ? undefined : form.exec(token)?.[4];
  // Of the bytes, which are the same however the last letter is written.
  return signature && createHash("sha256").update(Buffer.from(signature, "base64url")).digest("hex").slice(0, 12);
}

/** Undefined for a token that was not signed here for this purpose, or has ended. */
export function readToken(purpose: string, token: string, secret: string, now: number): Claim | undefined {
  const parts = token.length > longest ? null : form.exec(token);
  const [, claims = "", said = "", seconds = "0", signature = ""] = parts ?? [];
  // Compared as bytes: the last letter of a signature could be written in several ways. What is no token at all costs the same work as a wrong
  // one, so that the time of a refusal says nothing.
  const given = signature === "" ? noSignature : Buffer.from(signature, "base64url");
  const isSigned = timingSafeEqual(given, signatureOf(purpose, claims, secret));
  if (!isSigned || parts === null) return undefined;
  const until = Number.parseInt(seconds, 36) * 1000;
  return until > now ? { says: Buffer.from(said, "base64url").toString(), until } : undefined;
}

function signatureOf(purpose: string, claims: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose} ${claims}`).digest();
}
