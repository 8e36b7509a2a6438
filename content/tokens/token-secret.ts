// The secret of a token of one's own: `ctk_ID_SECRET`. The id is no secret: by it the token is looked up, and logs and people speak of it. Of the
// secret only a hash is stored, so that whoever reads the database or a backup holds no token. The hash is SHA-256, and not one of the slow ones
// for passwords: those are slow because people choose words that can be guessed. 32 random bytes cannot be, however quick each guess is, and a slow
// hash would be paid for at every call.

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

export interface NewToken {
  id: string;
  /** Shown once, to the one it is for. */
  token: string;
  hash: string;
}

export interface GivenToken {
  id: string;
  secret: string;
}

const form = /^ctk_([0-9a-f]{12})_([\w-]{43})$/;

export function newToken(): NewToken {
  const id = randomBytes(6).toString("hex");
  const secret = randomBytes(32).toString("base64url");
  return { id, token: `ctk_${id}_${secret}`, hash: hashOf(secret).toString("base64url") };
}

/** Undefined for what is no such token at all. */
export function readTokenText(text: string): GivenToken | undefined {
  const [, id, secret] = form.exec(text) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

/** Takes as long for a wrong one as for the right one, and where there is none to compare with. */
export function isSecretOf(secret: string, hash: string | undefined): boolean {
  const stored = Buffer.from(hash ?? "", "base64url");
  const given = hashOf(secret);
  const isSame = timingSafeEqual(given, stored.length === given.length ? stored : Buffer.alloc(given.length));
  return isSame && hash !== undefined;
}

function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
