import { createECDH } from "node:crypto";
import { expect, it } from "vitest";
import { keyBytes, sameKey } from "./server-key.ts";

it("ROUTE-05 a key is known again, and no other", () => {
  const anyKey = () => createECDH("prime256v1").generateKeys().toString("base64url");
  const [publicKey, other] = [anyKey(), anyKey()];
  expect(Buffer.from(keyBytes(publicKey)).toString("base64url")).toBe(publicKey);
  expect(keyBytes(publicKey)).toHaveLength(65);
  expect(sameKey(keyBytes(publicKey).buffer, publicKey)).toBe(true);
  expect(sameKey(keyBytes(other).buffer, publicKey)).toBe(false);
  expect(sameKey(null, publicKey)).toBe(false);
});
