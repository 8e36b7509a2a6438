import { describe, expect, it } from "vitest";
import { readReports } from "./read-reports.ts";

const page = "https://www.example.com/politics/a-story?preview=secret";
const isOwn = (host: string) => host === "www.example.com";
const violation = (body: object, url = page) => ({ type: "csp-violation", age: 10, url, user_agent: "x", body });
const policy = (body: object) => ({ "csp-report": { "document-uri": page, ...body } });

describe("a report of", () => {
  it.each([
    [
      "a script of another site",
      [violation({ effectiveDirective: "script-src-elem", blockedURL: "https://ads.example.net/a.js?user=1" })],
      { kind: "policy", directive: "script-src-elem", page: "/politics/a-story", what: "ads.example.net/a.js" },
    ],
    [
      "an inline script, by the older way",
      policy({ "violated-directive": "script-src 'self'", "blocked-uri": "inline" }),
      { kind: "policy", directive: "script-src", page: "/politics/a-story", what: "inline" },
    ],
    [
      "a directive that somebody made up",
      [violation({ effectiveDirective: "x".repeat(300), blockedURL: "eval" })],
      { kind: "policy", directive: "other", what: "eval" },
    ],
    [
      "a script of the site that failed",
      [
        {
          type: "script-error",
          url: page,
          body: { message: "a is\nundefined", sourceFile: "https://www.example.com/assets/a.js" },
        },
      ],
      { kind: "script-error", directive: "none", what: "a is undefined", source: "www.example.com/assets/a.js" },
    ],
    ["a crash", [{ type: "crash", url: page, body: { reason: "oom" } }], { kind: "crash", what: "oom" }],
    ["something unknown", [{ type: "made-up", url: page, body: null }], { kind: "other", what: "made-up" }],
    [
      "very long words",
      [{ type: "deprecation", url: page, body: { message: "m".repeat(5000) } }],
      { kind: "deprecation", what: "m".repeat(200) },
    ],
  ])("%s", (_, sent, expected) => {
    const read = readReports(sent, isOwn);
    expect(read?.reports).toMatchObject([expected]);
    expect(JSON.stringify(read)).not.toContain("secret");
  });

  it.each([
    ["a page of another site", [violation({ blockedURL: "inline" }, "https://evil.example/")], 0],
    ["no page", [violation({ blockedURL: "inline" }, "nonsense")], 0],
    ["a script of an extension", [violation({ blockedURL: "chrome-extension://abc/x.js" })], 1],
    [
      "a picture an extension wanted",
      [violation({ blockedURL: "https://x.example/", sourceFile: "moz-extension://a/b.js" })],
      1,
    ],
    ["an extension of Safari", policy({ "blocked-uri": "safari-web-extension" }), 1],
    ["a script nobody knows", [{ type: "script-error", url: page, body: { message: "Script error." } }], 1],
  ])("%s is none of ours", (_, sent, byExtensions) => {
    expect(readReports(sent, isOwn)).toEqual({ reports: [], byExtensions });
  });
});

it("of a call with very many only so many are read", () => {
  const many = Array.from({ length: 500 }, () => violation({ blockedURL: "inline" }));
  expect(readReports(many, isOwn)?.reports).toHaveLength(20);
});

it.each([undefined, null, "", 1, {}, [1], { "csp-report": 1 }, [{ type: 5 }]])("%j is no report", (sent) => {
  expect(readReports(sent, isOwn)).toBe(undefined);
});
