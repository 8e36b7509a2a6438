// FORM-02: the token of a form. Signed, so that it needs no storing until it is used; good for a while, and once.

import { randomBytes } from "node:crypto";
import { readToken, signToken } from "../../content/signed-token.ts";

const purpose = "form";
/** Long enough to write a letter to the editor. */
const goodFor = 2 * 60 * 60 * 1000;
const nonceBytes = 12;

export interface UsableToken {
  nonce: string;
  until: number;
}

export function makeFormToken(secret: string, now: number): string {
  return signToken(purpose, { says: randomBytes(nonceBytes).toString("base64url"), until: now + goodFor }, secret);
}

/** Undefined for a token that was not made here, or has ended. Whether it has been used, the store knows. */
export function readFormToken(token: string, secret: string, now: number): UsableToken | undefined {
  const claim = readToken(purpose, token, secret, now);
  return claim && { nonce: claim.says, until: claim.until };
}
