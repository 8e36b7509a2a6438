// Secrets and signatures after the Standard Webhooks convention: an HMAC of id, time and body by every secret that is good at the time.

import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";
const secretBytes = 32;

export function newWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString("base64");
}

export interface SignedMessage {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

export function webhookHeaders(message: SignedMessage, secrets: readonly string[]): Record<string, string> {
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(message.timestamp),
    "webhook-signature": secrets.map((secret) => signatureOf(message, secret)).join(" "),
  };
}

function signatureOf({ id, timestamp, body }: SignedMessage, secret: string): string {
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}
