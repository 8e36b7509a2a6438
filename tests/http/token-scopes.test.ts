// Every call of the content API with tokens of every scope: who may, and who may not and why. A call without a row in the table of calls does
// not compile, and one without an example here does not either.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everything, type TokenScope } from "../../content/tokens/token-scope.ts";
import { keysOf } from "../../model/fields/keys-of.ts";
import { tokenCalls, type TokenCallName } from "../../server/api/token-calls.ts";
import { maker, posts, startTokenSite, story, type TokenSite } from "./token-site.ts";

let site: TokenSite;
beforeAll(async () => {
  site = await startTokenSite();
});
afterAll(() => site.stop());

interface Example {
  path: string;
  body?: object | string;
  kind: "article" | "live_event" | "media" | "redirect";
  /** What is asked about is of the section sports; otherwise it is in none. */
  isFiled: boolean;
}
const article = { kind: "article", isFiled: true } as const;
const ofEvent = { kind: "live_event", isFiled: false } as const;

/** Each made of things that are there, so that whoever may do it is not refused. */
const examples: Record<TokenCallName, Example> = {
  "records.list": { path: "/api/content?type=article", ...article },
  "records.store": { path: "/api/content", body: story("s1", "sports", { dek: "Sent" }), ...article },
  "preview.make": { path: "/api/content/article/s1/preview", ...article },
  "record.read": { path: "/api/content/article/s1", ...article },
  "record.put": { path: "/api/content/article/s1", body: story("s1", "sports", { dek: "Put" }), ...article },
  "record.patch": { path: "/api/content/article/s1", body: { dek: "Patched" }, ...article },
  "record.remove": { path: "/api/content/article/s1", ...article },
  "revisions.list": { path: "/api/content/article/s1/revisions", ...article },
  "revisions.read": { path: "/api/content/article/s1/revisions/NUMBER", ...article },
  "revisions.restore": { path: "/api/content/article/s1/revisions/NUMBER/restore", ...article },
  "posts.list": { path: posts, ...ofEvent },
  "posts.append": { path: posts, body: { title: "Appended" }, ...ofEvent },
  "posts.read": { path: `${posts}/p1`, ...ofEvent },
  "posts.put": { path: `${posts}/p1`, body: { title: "Put" }, ...ofEvent },
  "posts.patch": { path: `${posts}/p1`, body: { title: "Patched" }, ...ofEvent },
  "posts.remove": { path: `${posts}/p1`, ...ofEvent },
  "posts.pin": { path: `${posts}/p1/pin`, ...ofEvent },
  "posts.unpin": { path: `${posts}/p1/pin`, ...ofEvent },
  "posts.revisions": { path: `${posts}/p1/revisions`, ...ofEvent },
  "posts.revision": { path: `${posts}/p1/revisions/POST`, ...ofEvent },
  "posts.restore": { path: `${posts}/p1/revisions/POST/restore`, ...ofEvent },
  "media.put": { path: "/api/media/one.vtt", body: "WEBVTT\n\n", kind: "media", isFiled: false },
  "redirects.list": { path: "/api/redirects", kind: "redirect", isFiled: false },
  "redirects.store": { path: "/api/redirects?dry-run", body: "", kind: "redirect", isFiled: false },
};

type Verdict = "let in" | 401 | 403;
const scopes: Record<string, { scope: TokenScope; verdict: (example: Example, does: "read" | "write") => Verdict }> = {
  everything: { scope: everything, verdict: () => "let in" },
  "reading everything": {
    scope: { ...everything, mayWrite: false },
    verdict: (_, does) => (does === "read" ? "let in" : 403),
  },
  nothing: { scope: { kinds: [], sections: [], mayWrite: false }, verdict: () => 403 },
  "nothing, to be written": { scope: { kinds: [], sections: "all", mayWrite: true }, verdict: () => 403 },
  "stories of sports": {
    scope: { kinds: ["article"], sections: ["sports"], mayWrite: true },
    verdict: ({ kind, isFiled }) => (kind === "article" && isFiled ? "let in" : 403),
  },
  "everything of sports": {
    scope: { kinds: "all", sections: ["sports"], mayWrite: true },
    verdict: ({ isFiled }) => (isFiled ? "let in" : 403),
  },
  "live events": {
    scope: { kinds: ["live_event"], sections: "all", mayWrite: true },
    verdict: ({ kind }) => (kind === "live_event" ? "let in" : 403),
  },
  "files and redirects": {
    scope: { kinds: ["media", "redirect"], sections: "all", mayWrite: true },
    verdict: ({ kind }) => (kind === "media" || kind === "redirect" ? "let in" : 403),
  },
};

const filled = (path: string, { revision, postRevision }: Awaited<ReturnType<TokenSite["arrange"]>>) =>
  path.replace("NUMBER", String(revision)).replace("POST", String(postRevision));

describe("every call with every scope", () => {
  it.each(Object.keys(scopes))("a token for %s", async (of) => {
    const { scope, verdict } = scopes[of] ?? { scope: everything, verdict: () => 403 };
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const name of keysOf(tokenCalls)) {
      const there = await site.arrange();
      const { token, name: called } = await site.tokenFor(scope);
      const example = examples[name];
      const { method, does } = tokenCalls[name];
      const body = method === "GET" ? undefined : (example.body ?? {});
      const response = await site.ask(filled(example.path, there), token, { method, body });
      const said = await response.text();
      const isForbidden = response.status === 403;
      const isToldWhy = isForbidden && said.includes(`the token “${called}” is `);
      answers[name] = response.status < 400 ? "let in" : isToldWhy ? "403" : `${response.status} ${said}`;
      expected[name] = String(verdict(example, does));
    }
    expect(answers).toEqual(expected);
  });

  it("none, a wrong one, one that has ended and one that was revoked open nothing", async () => {
    const good = await site.tokenFor(everything);
    const revoked = await site.tokenFor(everything);
    await site.store.tokens.revoke(revoked.id, maker);
    const ended = await site.tokenFor(everything, Date.now() - 1);
    const cases = [
      ["", /^needs a token for (content|read)$/],
      [`${good.token.slice(0, -2)}AA`, /^needs a token for (content|read)$/],
      [ended.token, new RegExp(`^the token “${ended.name}” has expired$`)],
      [revoked.token, new RegExp(`^the token “${revoked.name}” was revoked$`)],
    ] as const;
    for (const name of keysOf(tokenCalls)) {
      for (const [token, why] of cases) {
        const { method } = tokenCalls[name];
        const response = await site.ask(examples[name].path, token, { method, ...(method !== "GET" && { body: {} }) });
        expect([name, response.status]).toEqual([name, 401]);
        expect(response.headers.get("www-authenticate")).toContain("Bearer realm=");
        expect(await response.json()).toEqual({ message: expect.stringMatching(why), statusCode: 401 });
      }
    }
  });
});
