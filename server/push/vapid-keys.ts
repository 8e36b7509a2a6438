// The keys by which push services know this publisher (RFC 8292). The private one is a secret of the store, made on first start: any 32
// random bytes are a key of the curve P-256, but for one case in four billion.

import { createECDH } from "node:crypto";

/** The name of the secret. */
export const pushSecret = "push";

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export function vapidKeys(privateKey: string): VapidKeys {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return { privateKey, publicKey: pair.getPublicKey().toString("base64url") };
}
