import { describe, expect, it } from "vitest";
import { answerHeaders, contentSecurityPolicy } from "./security-headers.ts";

const policy = contentSecurityPolicy({ inlineScript: "1", assetsOrigin: "https://static.example", secure: true });

const directive = (text: string, name: string) => text.split("; ").find((part) => part.startsWith(`${name} `));

describe("the policy of a page", () => {
  it("allows no other host by itself", () => {
    expect(policy()).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(directive(policy(), "script-src")).toMatch(/^script-src 'self' https:\/\/static\.example 'sha256-[^']+'$/);
    expect(directive(policy(), "frame-src")).toBe("frame-src 'self'");
    expect(directive(policy(), "connect-src")).toBe("connect-src 'self' https://static.example");
    expect(policy()).toContain("upgrade-insecure-requests");
  });

  it("is told of when it is broken, with TLS by the Reporting API too", () => {
    expect(directive(policy(), "report-uri")).toBe("report-uri /api/reports");
    expect(directive(policy(), "report-to")).toBe("report-to default");
    const plain = contentSecurityPolicy({ inlineScript: "1", assetsOrigin: "", secure: false })();
    expect([directive(plain, "report-uri"), directive(plain, "report-to")]).toEqual([
      "report-uri /api/reports",
      undefined,
    ]);
  });

  it("allows the hosts that the page names, for what it names them", () => {
    const named = policy({ frame: ["https://player.example"], script: ["https://*.posts.example"] });
    expect(directive(named, "frame-src")).toBe("frame-src 'self' https://player.example");
    expect(directive(named, "script-src")).toMatch(/ https:\/\/\*\.posts\.example$/);
    expect(directive(named, "connect-src")).toBe("connect-src 'self' https://static.example");
  });

  it("asks for trusted types, but of no script of another host", () => {
    const trusted = "require-trusted-types-for 'script'; trusted-types site site-worker site-launcher";
    expect(policy()).toContain(trusted);
    expect(policy({ frame: ["https://player.example"], connect: ["https://a.example"] })).toContain(trusted);
    expect(policy({ script: ["not a host"] })).toContain(trusted);
    expect(policy({ script: ["https://posts.example"] })).not.toContain("trusted-types");
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

describe("the headers of an answer", () => {
  const safe = answerHeaders({ origin: "https://news.test", development: false });

  it.each(["/", "/api/env", "/politics/a", "/robots.txt", "/imgs/x", "/_page/img/x"])(
    "%s is this site's alone",
    (url) => {
      expect(safe(url)).toMatchObject({
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "strict-transport-security": "max-age=31536000",
      });
    },
  );

  it.each(["/img/uploads/a/1/1/b.jpg", "/uploads/a.mp4", "/cards/1/1/a.jpg", "/assets/a.js"])(
    "%s may be shown by others",
    (url) => {
      expect(safe(url)).toMatchObject({ "cross-origin-resource-policy": "cross-origin" });
      expect(safe(url)["content-security-policy"]).toMatch(/^default-src 'none'/);
    },
  );

  it("promise no safe way where there is none, and hold Vite's scripts up nowhere", () => {
    const plain = answerHeaders({ origin: "http://localhost:3000", development: true })("/");
    expect(plain).not.toHaveProperty("strict-transport-security");
    expect(plain).not.toHaveProperty("content-security-policy");
  });
});
