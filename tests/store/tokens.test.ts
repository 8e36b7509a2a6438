// Tokens of one's own on both databases: made with a name that is theirs alone, good until they end, and over for every process when revoked.

import { describe, expect, it } from "vitest";
import { parseRecord } from "../../content/records/parse-record.ts";
import type { StoreChange } from "../../content/store/store.ts";
import { everything, type TokenScope } from "../../content/tokens/token-scope.ts";
import { eventually } from "../eventually.ts";
import { databases } from "./databases.ts";
import { twoProcesses } from "./two-processes.ts";

const minute = 60_000;
const day = 86_400_000;
const ada = { person: "p1", name: "Ada" };
const scope: TokenScope = { kinds: ["article"], sections: ["sports"], mayWrite: true };

function put(record: object): StoreChange {
  const parsed = parseRecord(JSON.stringify(record));
  if (!("ok" in parsed)) throw new Error("The record of the test is not good.");
  return { put: parsed.ok };
}

describe.each(databases)("tokens on $name", (database) => {
  const both = twoProcesses(database);

  const make = async (name: string, lasts = 90 * day) => {
    const made = await both.store.tokens.make({ name, scope, expiresAt: both.now + lasts }, ada);
    if (made === undefined) throw new Error(`There is a token ${name} already.`);
    return made;
  };

  it("one is known by every process, until it ends or is revoked", async () => {
    const { id, token } = await make("Sports CMS");
    expect(await both.other.tokens.of(token)).toMatchObject({
      token: { id, name: "Sports CMS", scope, createdBy: "Ada", revokedAt: null },
    });
    expect(await both.other.tokens.of(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`)).toBeUndefined();
    expect(await both.other.tokens.of(token.replace(id, "0123456789ab"))).toBeUndefined();
    expect(await both.other.tokens.of("nonsense")).toBeUndefined();

    expect(await both.store.tokens.revoke(id, { person: "p2", name: "Bob" })).toBe("Sports CMS");
    expect(await both.other.tokens.of(token)).toEqual({ over: "revoked", name: "Sports CMS" });
    expect(await both.other.tokens.revoke(id, ada)).toBeUndefined();
    expect(await both.store.desk.log.read(2)).toMatchObject([
      { name: "Bob", act: "revoked-token", subject: `token/${id}` },
      { name: "Ada", act: "made-token", details: { name: "Sports CMS", kinds: ["article"], sections: ["sports"] } },
    ]);

    const short = await make("Short", minute);
    both.now += minute;
    expect(await both.store.tokens.of(short.token)).toEqual({ over: "expired", name: "Short" });
  });

  it("a name is one token's at a time", async () => {
    const { id } = await make("CMS");
    const again = { name: "CMS", scope, expiresAt: both.now + day };
    expect(await both.other.tokens.make(again, ada)).toBeUndefined();
    await both.store.tokens.revoke(id, ada);
    expect(await both.other.tokens.make(again, ada)).toBeDefined();
    expect((await both.store.tokens.list()).map(({ name, revokedAt }) => [name, revokedAt === null])).toHaveLength(2);
  });

  it("its last use is written down, at most once a minute, and nothing of its secret is stored", async () => {
    const { token } = await make("CMS");
    const usedAt = async () => (await both.other.tokens.list())[0]?.usedAt;
    expect(await usedAt()).toBeNull();
    await both.store.tokens.of(token);
    const first = both.now;
    await eventually(async () => expect(await usedAt()).toBe(first));
    both.now += minute - 1;
    await both.store.tokens.of(token);
    both.now += 1;
    await both.store.tokens.of(token);
    await eventually(async () => expect(await usedAt()).toBe(first + minute));
    expect(JSON.stringify(await both.store.tokens.list())).not.toContain(token.slice(17));
  });

  it("what may not be written is left out of a write, by what stands there within it", async () => {
    const story = (id: number, section: string, title = "T") =>
      put({ type: "article", id, title, canonical_url: `/${section}/${id}` });
    await both.store.write([story(1, "sports"), story(2, "world")]);
    const judged: unknown[] = [];
    const { stored, forbidden } = await both.store.write(
      [story(1, "sports", "New"), story(2, "sports"), story(3, "sports"), { remove: { type: "article", id: "2" } }],
      {
        judge: ({ id }, { before, after }) => {
          judged.push([id, before?.includes("/world/"), after?.includes("/sports/")]);
          return before?.includes("/world/") ? "is not yours" : undefined;
        },
      },
    );
    expect(judged).toEqual([
      ["1", false, true],
      ["2", true, true],
      ["3", undefined, true],
      ["2", true, undefined],
    ]);
    expect(stored).toBe(2);
    expect(forbidden).toEqual(
      new Map([
        [1, "is not yours"],
        [3, "is not yours"],
      ]),
    );
    expect((await both.store.byId("article", "2"))?.canonical_url).toContain("/world/2");
  });

  it("redirects that are refused are told by their place, whatever was left out before them", async () => {
    const redirect = (id: string, to: string) => put({ type: "redirect", id, to });
    const { refused, forbidden } = await both.store.write(
      [redirect("/left-out", "/x"), redirect("/a", "/b"), redirect("/b", "/a")],
      { judge: ({ id }) => (id === "/left-out" ? "no" : undefined) },
    );
    expect([...(forbidden?.keys() ?? [])]).toEqual([0]);
    expect([...(refused?.keys() ?? [])]).toEqual([2]);
  });

  it("one for everything stays one for everything", async () => {
    const made = await both.store.tokens.make({ name: "All", scope: everything, expiresAt: both.now + day }, ada);
    expect(await both.other.tokens.of(made?.token ?? "")).toMatchObject({ token: { scope: everything } });
  });
});
