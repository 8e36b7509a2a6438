import { expect, it } from "vitest";
import { safeReturn } from "./safe-return.ts";
import { serviceAddress } from "./sign-in-service.ts";
import { viewerCookie, viewerIn } from "./viewer-cookie.ts";

it.each([
  ["no login", undefined, undefined, undefined],
  ["no login, whatever is set", "https://tv.example", undefined, undefined],
  ["a page of this site, and no service", undefined, "/login", undefined],
  ["a page of this site that leads to a service", "https://tv.example", "/login", "https://tv.example"],
  ["a login elsewhere, which is the service", undefined, "https://id.example/in", "https://id.example/in"],
  ["a service beside it", "https://tv.example", "https://id.example/in", "https://tv.example"],
])("VIDEO-05 %s", (_, configured, login, expected) => {
  expect(serviceAddress(configured, login)).toBe(expected);
});

it.each([
  ["/video/7?t=9", "/video/7?t=9"],
  ["/a/../login", "/login"],
  ["/login#part", "/login"],
  ["login", "/"],
  ["//evil.example/a", "/"],
  ["/\\evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["/.//evil.example", "/"],
  ["/a/..//evil.example", "/"],
  ["https://evil.example/", "/"],
  [undefined, "/"],
])("the way back to %s is %s", (asked, expected) => {
  expect(safeReturn(asked)).toBe(expected);
});

it("VIDEO-05 a viewer's cookie holds for its days, among others", () => {
  const parts = { secret: "a secret", secure: true, days: 2 };
  const written = viewerCookie("Prairie Cable", parts, 0);
  expect(written).toMatch(/; Max-Age=172800; HttpOnly; SameSite=Lax; Secure$/);
  const cookies = `theme=dark; ${written.split(";")[0]}; viewers=1`;
  const day = 86_400_000;
  expect(viewerIn(cookies, "a secret", day)).toEqual({ provider: "Prairie Cable", until: 2 * day });
  expect(viewerIn(cookies, "a secret", 2 * day)).toBeUndefined();
  expect(viewerIn(cookies, "another", day)).toBeUndefined();
  expect(viewerIn(undefined, "a secret", day)).toBeUndefined();
});
