import { expect, it } from "vitest";
import { isSecretOf, newToken, readTokenText } from "./token-secret.ts";

it("a token says its id and its secret, of which only the hash is stored", () => {
  const { id, token, hash } = newToken();
  expect(token).toMatch(/^ctk_[0-9a-f]{12}_[\w-]{43}$/);
  const given = readTokenText(token);
  expect(given?.id).toBe(id);
  expect(hash).not.toContain(given?.secret);
  expect(isSecretOf(given?.secret ?? "", hash)).toBe(true);
  expect(newToken().token).not.toBe(token);
});

it.each(["", "ctk_", "ctk_0123456789ab_short", `ctk_0123456789ab_${"a".repeat(44)}`, `x${newToken().token}`])(
  "%s is no token",
  (text) => {
    expect(readTokenText(text)).toBeUndefined();
  },
);

it("a wrong secret, and one of no token, is none", () => {
  const { hash } = newToken();
  expect(isSecretOf("a".repeat(43), hash)).toBe(false);
  expect(isSecretOf("a".repeat(43), undefined)).toBe(false);
  expect(isSecretOf("a".repeat(43), "short")).toBe(false);
});
