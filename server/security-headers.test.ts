import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

const policy = contentSecurityPolicy({ inlineScript: "1", assetsOrigin: "https://static.example", secure: true });

const directive = (text: string, name: string) => text.split("; ").find((part) => part.startsWith(`${name} `));

describe("the policy of a page", () => {
  it("allows no other host by itself", () => {
    expect(policy()).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(directive(policy(), "script-src")).toMatch(/^script-src 'self' https:\/\/static\.example 'sha256-[^']+'$/);
    expect(directive(policy(), "frame-src")).toBe("frame-src 'self'");
    expect(directive(policy(), "connect-src")).toBe("connect-src 'self'");
    expect(policy()).toContain("upgrade-insecure-requests");
  });

  it("allows the hosts that the page names, for what it names them", () => {
    const named = policy({ frame: ["https://player.example"], script: ["https://*.posts.example"] });
    expect(directive(named, "frame-src")).toBe("frame-src 'self' https://player.example");
    expect(directive(named, "script-src")).toMatch(/ https:\/\/\*\.posts\.example$/);
    expect(directive(named, "connect-src")).toBe("connect-src 'self'");
  });

  it.each([
    "https://a.example; script-src *",
    "https://a.example https://b.example",
    "https:",
    "*",
    "'unsafe-inline'",
    "data:",
    "https://a.example/path",
    "https://*",
    "https://a.*.example",
    "",
  ])("never writes what is no host: %s", (host) => {
    expect(policy({ frame: [host], script: [host] })).toBe(policy());
  });

  it.each([
    "https://a.example",
    "http://127.0.0.1:4000",
    "https://a.example:8443",
    "'sha256-4RS22DYeB7U14dra4KcQYxmwt5HkOInieXK1NUMBmQI='",
  ])("writes %s", (host) => {
    expect(directive(policy({ style: [host] }), "style-src")).toBe(`style-src 'self' https://static.example ${host}`);
  });
});
