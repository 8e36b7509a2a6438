import { expect, it } from "vitest";
import { mayEnter, signAccess, tokenIn } from "./access-token.ts";
import { signPreview } from "./preview-token.ts";
import { tokenId } from "./signed-token.ts";

const secret = "a secret of the newsroom";
const now = Date.UTC(2026, 10, 15, 12);
const door = { secret, now: () => now };
const token = signAccess("content", now + 60_000, secret);

const asPassword = (password: string) => `Basic ${Buffer.from(`editor:${password}`).toString("base64")}`;

it.each([`Bearer ${token}`, `bearer  ${token} `, asPassword(token)])("a token opens what it is for: %s", (header) => {
  expect(mayEnter(tokenIn(header), "content", door)).toBe(true);
});

it.each([
  ["missing", undefined],
  ["empty", ""],
  ["without its scheme", token],
  ["of another scheme", `Digest ${token}`],
  ["no password", `Basic ${token}`],
  ["a wrong password", asPassword("secret")],
  ["for another thing", `Bearer ${signAccess("operate", now + 60_000, secret)}`],
  ["ended", `Bearer ${signAccess("content", now, secret)}`],
  ["of another secret", `Bearer ${signAccess("content", now + 60_000, "another")}`],
  ["of a preview link", `Bearer ${signPreview({ type: "article", id: "content", until: now + 60_000 }, secret)}`],
  ["cut short", `Bearer ${token.slice(0, -1)}`],
])("one that is %s does not", (_, header) => {
  expect(mayEnter(tokenIn(header), "content", door)).toBe(false);
});

it("a log can name a token without giving it away", () => {
  const id = tokenId(token);
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(token).not.toContain(id);
  expect(tokenId(signAccess("content", now + 120_000, secret))).not.toBe(id);
  // The last letter of a signature holds two bits that mean nothing.
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = letters.indexOf(token.at(-1) ?? "");
  const respelled = token.slice(0, -1) + letters[last ^ 1];
  expect(respelled).not.toBe(token);
  expect(tokenId(respelled)).toBe(id);
  for (const none of ["", "nonsense", token.slice(1, -1), "a".repeat(5000)]) expect(tokenId(none)).toBeUndefined();
});
