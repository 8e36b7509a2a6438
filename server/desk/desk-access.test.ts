import { expect, it } from "vitest";
import { deviceOf } from "./device-of.ts";
import { isOwnPage } from "./own-page.ts";
import { cookieIn, deskCookies, noCookie, writeCookie } from "./session-cookie.ts";

const own = "https://news.example";

it.each([
  ["its own script", { method: "POST", site: "same-origin", origin: own }, true],
  ["its own script, where the browser says nothing of the site", { method: "POST", origin: own }, true],
  ["another site", { method: "POST", site: "cross-site", origin: "https://evil.example" }, false],
  [
    "another host of the same domain",
    { method: "POST", site: "same-site", origin: "https://blog.news.example" },
    false,
  ],
  [
    "another origin that says it is the same",
    { method: "POST", site: "same-origin", origin: "https://evil.example" },
    false,
  ],
  ["a form of a page without an origin", { method: "POST", site: "cross-site", origin: "null" }, false],
  ["nothing at all", { method: "POST" }, false],
  ["a read that was typed into the address bar", { method: "GET", site: "none" }, true],
  ["a read by another site", { method: "GET", site: "cross-site" }, false],
  ["a read by an old browser", { method: "GET" }, true],
  ["a write from the address bar, which there is not", { method: "DELETE", site: "none" }, false],
])("a call by %s", (_, asked, expected) => {
  expect(isOwnPage({ site: undefined, origin: undefined, ...asked }, own)).toBe(expected);
});

it("a session's cookie is for the desk alone", () => {
  const door = { secure: true };
  const written = writeCookie(deskCookies.session, "s3cret", 60, door);
  expect(written).toBe("__Secure-desk=s3cret; Path=/desk; Max-Age=60; HttpOnly; SameSite=Strict; Secure");
  expect(cookieIn("theme=dark; __Secure-desk=s3cret; desk=other", deskCookies.session, door)).toBe("s3cret");
  expect(cookieIn("desk=s3cret", deskCookies.session, door)).toBeUndefined();
  expect(cookieIn("desk=s3cret", deskCookies.session, { secure: false })).toBe("s3cret");
  expect(noCookie(deskCookies.session, door)).toContain("Max-Age=0");
  expect(writeCookie(deskCookies.pending, "p", 60, { secure: false })).toContain("SameSite=Lax");
});

it.each([
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Chrome on macOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox on Android"],
  ["curl/8", "unknown on unknown"],
  [undefined, "unknown on unknown"],
])("%s is %s", (userAgent, expected) => {
  expect(deviceOf(userAgent)).toBe(expected);
});
