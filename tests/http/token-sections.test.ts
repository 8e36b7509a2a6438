// What a token for sections may do with records of others, and what is known of the use of a token.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everything, type TokenScope } from "../../content/tokens/token-scope.ts";
import { eventually } from "../eventually.ts";
import { maker, startTokenSite, story, type TokenSite } from "./token-site.ts";

let site: TokenSite;
beforeAll(async () => {
  site = await startTokenSite();
});
afterAll(() => site.stop());

const standing = (id: string) => site.store.standing({ type: "article", id });

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
    await site.arrange();
    const { token } = await site.tokenFor(sports);
    const before = await Promise.all(["s1", "w1", "new"].map(standing));
    const response = await site.ask(`/api/content/article${path}`, token, { method, body });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: expect.stringMatching(whyWorld), statusCode: 403 });
    expect(await Promise.all(["s1", "w1", "new"].map(standing))).toEqual(before);
  });

  it.each([
    ["led here from there", { urls: ["/world/w1"] }],
    ["made its home", { urls: ["/world/w1"], originalCanonical_url: "/world/w1" }],
  ])("an address of another section cannot be %s", async (_, fields) => {
    await site.arrange();
    const { token } = await site.tokenFor(sports);
    const body = { ...story("s1", "sports"), ...fields };
    const response = await site.ask("/api/content/article/s1", token, { method: "PUT", body });
    expect(response.status).toBe(403);
    expect((await standing("s1"))?.source).not.toContain("/world/w1");
  });

  it("a condition that does not hold tells nothing of a record that is not one's own", async () => {
    await site.arrange();
    const { token } = await site.tokenFor(sports);
    const headers = { "if-match": '"another"' };
    const response = await site.ask("/api/content/article/w1", token, { method: "DELETE", headers });
    expect([response.status, await response.text()]).toEqual([403, expect.not.stringContaining("Story")]);
  });

  it("of many records those of other sections are refused by their line, and the others stored", async () => {
    await site.arrange();
    const { token } = await site.tokenFor(sports);
    const body = [
      story("s1", "sports", { dek: "By the line" }),
      story("w1", "sports"),
      { type: "article", id: "w1", deleted: true },
      { type: "redirect", id: "/sports/old", to: "/sports/new" },
    ];
    const response = await site.ask("/api/content", token, { method: "POST", body });
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
    expect((await standing("w1"))?.source).toContain("/world/w1");
  });

  it("a list has what is of one's own sections", async () => {
    await site.arrange();
    const { token } = await site.tokenFor({ ...sports, mayWrite: false });
    const response = await site.ask("/api/content?type=article", token, { method: "GET" });
    const { data } = await response.json();
    expect(data.results.map(({ id }: { id: string }) => id)).toEqual(["s1"]);
    expect(data).not.toHaveProperty("existing_total");
  });

  it("what a record was in another section, and what is gone, is not told", async () => {
    const all = await site.tokenFor(everything);
    const put = (body: object) => site.ask("/api/content/article/moved", all.token, { method: "PUT", body });
    await put(story("moved", "world", { dek: "secret" }));
    await put(story("moved", "sports"));
    const [revision] = await site.store.revisions.list({ type: "article", id: "moved" }, { size: 1 });
    const { token } = await site.tokenFor(sports);
    const revisions = "/api/content/article/moved/revisions";
    expect((await site.ask(revisions, token, { method: "GET" })).status).toBe(200);
    for (const [method, path] of [
      ["GET", `${revisions}/${revision?.number}`],
      ["POST", `${revisions}/${revision?.number}/restore`],
    ] as const) {
      expect((await site.ask(path, token, { method })).status).toBe(403);
    }
    await site.ask("/api/content/article/moved", all.token, { method: "DELETE" });
    expect((await site.ask(revisions, token, { method: "GET" })).status).toBe(404);
    expect((await site.ask(revisions, all.token, { method: "GET" })).status).toBe(200);
  });
});

describe("what is known of its use", () => {
  it("a revision names the token that made it", async () => {
    const { token, name } = await site.tokenFor(everything);
    await site.ask("/api/content/article/named", token, { method: "PUT", body: story("named", "sports") });
    expect(await site.store.revisions.maker({ type: "article", id: "named" })).toMatchObject({ who: name, way: "api" });
  });

  it("its last use is told, and the log names it and never its secret", async () => {
    const { token, id, name } = await site.tokenFor(everything);
    await site.ask("/api/content?type=section", token, { method: "GET" });
    await eventually(async () => {
      const used = (await site.store.tokens.list()).find((one) => one.id === id);
      expect(used?.usedAt).toBeGreaterThan(Date.now() - 60_000);
    });
    await eventually(() => expect(site.site.log()).toContain(`"token":"${id}","name":"${name}"`));
    expect(site.site.log()).not.toContain(token.slice(17));
  });

  it("one that was revoked at one process is refused by the other from then on", async () => {
    const { token, id } = await site.tokenFor(everything);
    const at = site.other.url;
    expect((await site.ask("/api/content?type=section", token, { method: "GET", at })).status).toBe(200);
    await site.store.tokens.revoke(id, maker);
    expect((await site.ask("/api/content?type=section", token, { method: "GET", at })).status).toBe(401);
    expect((await site.ask("/api/content?type=section", token, { method: "GET" })).status).toBe(401);
  });

  it.each([
    ["/api/content?type=section", "192.0.2.7"],
    ["/api/redirects", "192.0.2.8"],
    ["/api/submissions", "192.0.2.9"],
    ["/metrics", "192.0.2.10"],
  ])("%s: whoever shows many wrong ones has to wait", async (path, client) => {
    const headers = { "x-client": client };
    const asked = Array.from({ length: 200 }, () => site.ask(path, "wrong", { method: "GET", headers }));
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    const tooMany = answers.find(({ status }) => status === 429);
    expect(Number(tooMany?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await tooMany?.json()).toMatchObject({ statusCode: 429 });
    const { token } = await site.tokenFor(everything);
    const good = await site.ask("/api/content?type=section", token, { method: "GET", headers });
    expect(good.status).toBe(200);
  });

  it("nothing else is opened by it", async () => {
    const { token } = await site.tokenFor(everything);
    for (const path of ["/api/submissions", "/api/subscribers", "/metrics", "/operator/status"]) {
      expect([path, (await site.ask(path, token, { method: "GET" })).status]).toEqual([path, 401]);
    }
  });
});
