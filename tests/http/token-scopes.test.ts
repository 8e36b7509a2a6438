// Every call of the content API with tokens of every scope: who may, who may not and why, and what is written down of it. A call without a row
// in the table of calls does not compile, and one without an example here does not either.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { everything, type TokenScope } from "../../content/tokens/token-scope.ts";
import { tokenCalls, type TokenCallName } from "../../server/api/token-calls.ts";
import { keysOf } from "../../model/fields/keys-of.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";

const secret = "the secret of these very tests";
const day = 86_400_000;
const maker = { person: "", name: "test" };

let site: DemoSite;
/** Another process on the same store. */
let other: DemoSite;
let store: Store;
beforeAll(async () => {
  const env = { ACCESS_SECRET: secret, CLIENT_ADDRESS_HEADER: "x-client" };
  site = await startDemoSite({ empty: true, env });
  other = await startDemoSite({ empty: true, dataDir: site.dataDir, env });
  store = await openStore({ dataDir: site.dataDir });
});
afterAll(async () => {
  await store.close();
  await other.stop();
  await site.stop();
});

let made = 0;
async function tokenFor(scope: TokenScope, expiresAt = Date.now() + day) {
  made += 1;
  const name = `Token ${made}`;
  const issued = await store.tokens.make({ name, scope, expiresAt }, maker);
  return { name, id: issued?.id ?? "", token: issued?.token ?? "" };
}

interface Sent {
  method: string;
  body?: object | string;
  headers?: Record<string, string>;
  at?: string;
}
let clients = 0;
const ask = async (path: string, token: string, { method, body, headers = {}, at = site.url }: Sent) => {
  clients += 1;
  return fetch(at + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-client": `10.0.${clients >> 8}.${clients & 255}`,
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
};

const story = (id: string, section: string, more: object = {}) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/${section}/${id}`,
  ...more,
});
const event = { type: "live_event", id: "night", title: "A night", updates: [{ id: "p1", title: "First" }] };

interface Example {
  path: string;
  body?: object | string;
  kind: "article" | "live_event" | "media" | "redirect";
  /** What is asked about is of the section sports; otherwise it is in none. */
  isFiled: boolean;
}
const article = { kind: "article", isFiled: true } as const;
const ofEvent = { kind: "live_event", isFiled: false } as const;
const posts = "/api/content/live_event/night/posts";

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

/** As it is before each call: two versions of a story and of a post. */
async function arrange(): Promise<{ revision: number; postRevision: number }> {
  const { token } = await tokenFor(everything);
  const sections = ["sports", "world"];
  for (const dek of ["First", "Second"]) {
    const stories = sections.map((section) => story(`${section[0]}1`, section, { dek }));
    const { status } = await ask("/api/content", token, { method: "POST", body: [...stories, event] });
    expect(status).toBe(200);
    await ask(`${posts}/p1`, token, { method: "PUT", body: { title: dek } });
  }
  const [record] = await store.revisions.list({ type: "article", id: "s1" }, { size: 1 });
  const [post] = await store.revisions.list({ type: "live_event", id: "night", post: "p1" }, { size: 1 });
  return { revision: record?.number ?? 0, postRevision: post?.number ?? 0 };
}

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

const filled = (path: string, { revision, postRevision }: Awaited<ReturnType<typeof arrange>>) =>
  path.replace("NUMBER", String(revision)).replace("POST", String(postRevision));

describe("every call with every scope", () => {
  it.each(Object.keys(scopes))("a token for %s", async (of) => {
    const { scope, verdict } = scopes[of] ?? { scope: everything, verdict: () => 403 };
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const name of keysOf(tokenCalls)) {
      const there = await arrange();
      const { token, name: called } = await tokenFor(scope);
      const example = examples[name];
      const { method, does } = tokenCalls[name];
      const body = method === "GET" ? undefined : (example.body ?? {});
      const response = await ask(filled(example.path, there), token, { method, body });
      const said = await response.text();
      const isForbidden = response.status === 403;
      if (isForbidden) expect(said).toContain(`the token “${called}” is `);
      answers[name] = response.status < 400 ? "let in" : isForbidden ? "403" : `${response.status} ${said}`;
      expected[name] = String(verdict(example, does));
    }
    expect(answers).toEqual(expected);
  });

  it("none, a wrong one, one that has ended and one that was revoked open nothing", async () => {
    const good = await tokenFor(everything);
    const revoked = await tokenFor(everything);
    await store.tokens.revoke(revoked.id, maker);
    const ended = await tokenFor(everything, Date.now() - 1);
    const cases = [
      ["", /^needs a token for (content|read)$/],
      [`${good.token.slice(0, -2)}AA`, /^needs a token for (content|read)$/],
      [ended.token, new RegExp(`^the token “${ended.name}” has expired$`)],
      [revoked.token, new RegExp(`^the token “${revoked.name}” was revoked$`)],
    ] as const;
    for (const name of keysOf(tokenCalls)) {
      for (const [token, why] of cases) {
        const { method } = tokenCalls[name];
        const response = await ask(examples[name].path, token, { method, ...(method !== "GET" && { body: {} }) });
        expect([name, response.status]).toEqual([name, 401]);
        expect(response.headers.get("www-authenticate")).toContain("Bearer realm=");
        expect(await response.json()).toEqual({ message: expect.stringMatching(why), statusCode: 401 });
      }
    }
  });
});

describe("sections", () => {
  const sports: TokenScope = { kinds: "all", sections: ["sports"], mayWrite: true };
  const whyWorld = /^the token “Token \d+” is not for the section world, but for sports$/;

  it.each<[string, string, string, object | undefined]>([
    ["read", "GET", "/w1", undefined],
    ["put into one's own", "PUT", "/w1", story("w1", "sports")],
    ["patched into one's own", "PATCH", "/w1", { canonical_url: "/sports/w1" }],
    ["removed", "DELETE", "/w1", undefined],
    ["given away", "PATCH", "/s1", { canonical_url: "/world/s1" }],
    ["given away by a whole record", "PUT", "/s1", story("s1", "world")],
    ["made there", "PUT", "/new", story("new", "world")],
    ["filed there too", "PATCH", "/s1", { fn__sections: ["sports", "world"] }],
  ])("a story of another section cannot be %s", async (_, method, path, body) => {
    await arrange();
    const { token } = await tokenFor(sports);
    const before = await Promise.all(["s1", "w1", "new"].map((id) => store.standing({ type: "article", id })));
    const response = await ask(`/api/content/article${path}`, token, { method, body });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: expect.stringMatching(whyWorld), statusCode: 403 });
    expect(await Promise.all(["s1", "w1", "new"].map((id) => store.standing({ type: "article", id })))).toEqual(before);
  });

  it("a condition that does not hold tells nothing of a record that is not one's own", async () => {
    await arrange();
    const { token } = await tokenFor(sports);
    const headers = { "if-match": '"another"' };
    const response = await ask("/api/content/article/w1", token, { method: "DELETE", headers });
    expect([response.status, await response.text()]).toEqual([403, expect.not.stringContaining("Story")]);
  });

  it("of many records those of other sections are refused by their line, and the others stored", async () => {
    await arrange();
    const { token } = await tokenFor(sports);
    const body = [
      story("s1", "sports", { dek: "By the line" }),
      story("w1", "sports"),
      { type: "article", id: "w1", deleted: true },
      { type: "redirect", id: "/sports/old", to: "/sports/new" },
    ];
    const response = await ask("/api/content", token, { method: "POST", body });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      stored: 1,
      refused: 3,
      refusals: [
        { line: 2, type: "article", id: "w1", reasons: [expect.stringMatching(whyWorld)] },
        { line: 3, type: "article", id: "w1", reasons: [expect.stringMatching(whyWorld)] },
        { line: 4, type: "redirect", reasons: [expect.stringContaining("in no section")] },
      ],
    });
    expect((await store.standing({ type: "article", id: "w1" }))?.source).toContain("/world/w1");
  });

  it("a list has what is of one's own sections", async () => {
    await arrange();
    const { token } = await tokenFor({ ...sports, mayWrite: false });
    const response = await ask("/api/content?type=article", token, { method: "GET" });
    const { data } = await response.json();
    expect(data.results.map(({ id }: { id: string }) => id)).toEqual(["s1"]);
    expect(data).not.toHaveProperty("existing_total");
  });

  it("what a record was in another section, and what is gone, is not told", async () => {
    const all = await tokenFor(everything);
    const put = (body: object) => ask("/api/content/article/moved", all.token, { method: "PUT", body });
    await put(story("moved", "world", { dek: "secret" }));
    await put(story("moved", "sports"));
    const [revision] = await store.revisions.list({ type: "article", id: "moved" }, { size: 1 });
    const { token } = await tokenFor(sports);
    const revisions = "/api/content/article/moved/revisions";
    expect((await ask(revisions, token, { method: "GET" })).status).toBe(200);
    for (const [method, path] of [
      ["GET", `${revisions}/${revision?.number}`],
      ["POST", `${revisions}/${revision?.number}/restore`],
    ] as const) {
      expect((await ask(path, token, { method })).status).toBe(403);
    }
    await ask("/api/content/article/moved", all.token, { method: "DELETE" });
    expect((await ask(revisions, token, { method: "GET" })).status).toBe(404);
    expect((await ask(revisions, all.token, { method: "GET" })).status).toBe(200);
  });
});

describe("what is known of its use", () => {
  it("a revision names the token that made it", async () => {
    const { token, name } = await tokenFor(everything);
    await ask("/api/content/article/named", token, { method: "PUT", body: story("named", "sports") });
    expect(await store.revisions.maker({ type: "article", id: "named" })).toMatchObject({ who: name, way: "api" });
  });

  it("its last use is told, and the log names it and never its secret", async () => {
    const { token, id, name } = await tokenFor(everything);
    await ask("/api/content?type=section", token, { method: "GET" });
    await eventually(async () => {
      const used = (await store.tokens.list()).find((one) => one.id === id);
      expect(used?.usedAt).toBeGreaterThan(Date.now() - day);
    });
    expect(site.log()).toContain(`"token":"${id}","name":"${name}"`);
    expect(site.log()).not.toContain(token.slice(17));
  });

  it("one that was revoked at one process is refused by the other from then on", async () => {
    const { token, id } = await tokenFor(everything);
    const at = other.url;
    expect((await ask("/api/content?type=section", token, { method: "GET", at })).status).toBe(200);
    await store.tokens.revoke(id, maker);
    expect((await ask("/api/content?type=section", token, { method: "GET", at })).status).toBe(401);
    expect((await ask("/api/content?type=section", token, { method: "GET" })).status).toBe(401);
  });

  it("whoever shows many wrong ones has to wait, and a good one is let in all the same", async () => {
    const { token } = await tokenFor(everything);
    const headers = { "x-client": "192.0.2.7" };
    const path = "/api/content?type=section";
    const statuses = new Set<number>();
    let last: Response | undefined;
    for (let turn = 0; turn < 80; turn += 1) {
      last = await ask(path, "wrong", { method: "GET", headers });
      statuses.add(last.status);
    }
    expect([...statuses]).toEqual([401, 429]);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask(path, token, { method: "GET", headers })).status).toBe(200);
  });

  it("it opens nothing else", async () => {
    const { token } = await tokenFor(everything);
    for (const path of ["/api/submissions", "/api/subscribers", "/metrics", "/operator/status"]) {
      expect([path, (await ask(path, token, { method: "GET" })).status]).toEqual([path, 401]);
    }
  });
});
