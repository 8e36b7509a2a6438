import { expect, it } from "vitest";
import { claimsSchema, saysWho } from "./provider-claims.ts";

const email = "ada@paper.example";

it.each([
  [{ email, email_verified: true }, true, true],
  [{ email, email_verified: false }, false, true],
  [{ email, email_verified: "true" }, true, true],
  [{ email, email_verified: "false" }, false, true],
  [{ email, email_verified: 1 }, undefined, false],
  [{ email }, undefined, false],
  [{ email_verified: true }, true, false],
  [{}, undefined, false],
])("%o is verified: %s, and says who it is: %s", (told, isVerified, isEnough) => {
  const claims = claimsSchema.parse({ sub: "1", ...told });
  expect(claims.email_verified).toBe(isVerified);
  expect(saysWho(claims)).toBe(isEnough);
});

it("what is odd besides keeps nobody out", () => {
  expect(claimsSchema.parse({ sub: "1", name: 7, email: null })).toEqual({ sub: "1" });
});
