// Stored redirects: what may enter, what an editor is told beforehand, and how long a hundred thousand take.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { isWithin } from "../patience.ts";
import { importCommand } from "../../content/commands/import.ts";
import { redirectsCommand } from "../../content/commands/redirects.ts";
import { validateCommand } from "../../content/commands/validate.ts";
import type { Command } from "../../content/commands/command.ts";
import { openStore } from "../../content/store/open-store.ts";
import { runCommand } from "../../content/testing/run-command.ts";
import type { Store } from "../../content/store/store.ts";
import { brand } from "../../model/brand.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { put, story, storyRecord } from "./sample-records.ts";

const moved = (id: string, to: string) => ({ type: "redirect", id, to });
const lines = (...records: object[]) => records.map((record) => JSON.stringify(record)).join("\n");

describe.each(databases)("redirects on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;
  let folder: string;

  beforeEach(async () => {
    home = await empty();
    store = await openStore(home);
    folder = mkdtempSync(join(tmpdir(), "meridian-redirects-"));
  });
  afterEach(async () => {
    await store.close();
    await home.drop();
    rmSync(folder, { recursive: true });
  });
  afterAll(stop);

  const run = (command: Command, args: string[], input = "") => runCommand(command, args, home, { input });

  it("one that a page came to later is judged anew by whoever writes it, and taken as it is from a backup", async () => {
    const later = put(moved("/politics/1", "/politics/2"));
    await store.write([story("1"), story("2")]);
    expect((await store.write([later])).refused?.size).toBe(1);
    expect(await store.write([later], { isRestored: true })).toEqual({ stored: 1, unchanged: 0 });
    expect((await store.redirectAt({ path: "/politics/1" }))?.to).toBe("/politics/2");
  });

  it("a write leaves out what would make a loop, and says the whole of it", async () => {
    await store.write([put(moved("/a", "/b")), put(moved("b", "/c?from=b"))]);
    const result = await store.write([put(moved("/c", `https://${brand.domain}/a/`)), put(moved("/x", "/a"))]);
    expect(result).toMatchObject({ stored: 1, unchanged: 0 });
    expect([...(result.refused ?? [])]).toEqual([[0, { kind: "loop", steps: ["/c", "/a", "/b", "/c"] }]]);
    expect(await store.byPath("redirect", "/c")).toBeUndefined();
    expect((await store.byPath("redirect", "/x"))?.to).toBe("/a");
  });

  it("a way may be turned round in one write, and two writers cannot close a loop between them", async () => {
    await store.write([put(moved("/a", "/b"))]);
    const turned = await store.write([put(moved("/b", "/a")), { remove: { type: "redirect", id: "/a" } }]);
    expect(turned).toEqual({ stored: 2, unchanged: 0 });
    const other = await openStore(home);
    const both = await Promise.all([
      store.write([put(moved("/one", "/two"))]),
      other.write([put(moved("/two", "/one"))]),
    ]);
    expect(both.map(({ stored }) => stored).toSorted((a, b) => a - b)).toEqual([0, 1]);
    await other.close();
  });

  it("import and validate refuse a loop by its line, and import warns of ends where nothing is", async () => {
    const file = lines(moved("/old", "/politics/a"), moved("/p", "/q"), moved("/q", "/p"), storyRecord("a"));
    const validated = await run(validateCommand, ["-"], file);
    expect(validated).toMatchObject({ status: 1, stdout: "3 valid, 1 refused\n" });
    expect(validated.stderr).toBe("stdin:3 redirect//q: to: makes a loop: /q → /p → /q\n");
    const imported = await run(importCommand, ["-"], file);
    expect(imported).toMatchObject({ status: 1, stdout: "3 stored, 0 unchanged, 1 refused\n" });
    expect(imported.stderr.trimEnd().split("\n")).toEqual([
      "stdin:3 redirect//q: to: makes a loop: /q → /p → /q",
      "stdin:2 redirect//p: warning: leads to /q, where there is nothing",
    ]);
  });

  it("a dry run says of every line what would happen, and stores nothing; a run does it", async () => {
    await store.write([
      put(moved("same", "/politics/a")),
      put(moved("/changed", "/politics/a")),
      put(moved("/back", "/here")),
      story("a"),
      story("hidden"),
      put({ type: "static_page", id: "about", title: "About" }),
    ]);
    const file = join(folder, "moved.csv");
    writeFileSync(
      file,
      [
        "from,to,status",
        "/fresh,/politics/a",
        "/same,/politics/a",
        "/changed,/about,302",
        "/here,/back",
        "/politics/hidden,/shows",
        "/,/shows",
        "/2019/*,/politics/*",
        "/by-id?id=:id,/story/:id,302",
        "/too/*/much/*,/shows",
        "/few/:id,/story/:name",
        "/nowhere,/politics/none",
        "/by-way,/fresh",
        "/wrong,/politics/a,200",
        "/feeds/latest.xml,/politics/a",
        "/politics/Hidden,/shows",
        "/Politics/A,/politics/a",
      ].join("\n"),
    );
    const dry = await run(redirectsCommand, [file, "--dry-run"]);
    expect(dry.status).toBe(1);
    expect(dry.stdout.replaceAll(`${file}:`, "").trimEnd().split("\n")).toEqual([
      "2 /fresh → /politics/a 301: new",
      "3 /same → /politics/a 301: same",
      "4 /changed → /about 302: changes /politics/a 301",
      "5 /here → /back 301: refused: makes a loop: /here → /back → /here",
      "6 /politics/hidden → /shows 301: refused: would take over the page of article/hidden",
      "7 / → /shows 301: refused: would take over the front page",
      "8 /2019/* → /politics/* 301: new",
      "9 /by-id?id=:id → /story/:id 302: new",
      "10 /too/*/much/*: refused: id: has * twice",
      "11 /few/:id: refused: to: has :name, which is not in its id",
      "12 /nowhere → /politics/none 301: new; warning: leads to /politics/none, where there is nothing",
      "13 /by-way → /fresh 301: new",
      "14 /wrong: refused: status: must be 301, 302, 307 or 308",
      "15 /feeds/latest.xml → /politics/a 301: refused: can never hold: the site itself answers at this address",
      "16 /politics/Hidden → /shows 301: refused: would take over the page of article/hidden",
      "17 /Politics/A → /politics/a 301: new",
      "6 new, 1 changed, 0 removed, 1 same, 8 refused; nothing was stored",
    ]);
    expect(await store.byPath("redirect", "/fresh")).toBeUndefined();

    const done = await run(redirectsCommand, [file]);
    expect(done).toMatchObject({ status: 1, stdout: "6 new, 1 changed, 0 removed, 1 same, 8 refused\n" });
    expect(done.stderr.trimEnd().split("\n")).toHaveLength(9);
    expect(await store.byPath("redirect", "/changed")).toMatchObject({ to: "/about", status: 302 });
    expect((await run(redirectsCommand, [file])).stdout).toBe("0 new, 0 changed, 0 removed, 8 same, 8 refused\n");
    expect(await Array.fromAsync(store.sources("redirect"))).toHaveLength(9);
    const checked = await run(redirectsCommand, ["check", file]);
    expect(checked.stdout).toContain("8 same, 8 refused; nothing was stored\n");
  });

  it("patterns are judged with what leads into them and out of them", async () => {
    await store.write([put(moved("/b/x", "/a/x")), put(moved("/c/*", "/d/*"))]);
    const result = await store.write([
      put(moved("/a/*", "/b/*")),
      put(moved("/d/:name", "/c/:name")),
      put(moved("/e/*", "/e/f/*")),
      put(moved("/g/*", "/c/*")),
    ]);
    expect(result.stored).toBe(1);
    expect([...(result.refused ?? [])].map(([place, fault]) => [place, fault.kind])).toEqual([
      [0, "loop"],
      [1, "loop"],
      [2, "long"],
    ]);
    expect(await store.redirectPatterns()).toEqual({ queries: [], paths: expect.arrayContaining(["/c/*", "/g/*"]) });
  });

  it("none takes over a page or the front of a tag; one may take the place of a story that leaves with the same write", async () => {
    await store.write([
      story("a"),
      put({ ...storyRecord("b"), wp__tags: [{ title: "Tide", slug: "tide", path: "tide" }] }),
    ]);
    const { refused } = await store.write([put(moved("/politics/a", "/x")), put(moved("/category/tide", "/x"))]);
    expect([...(refused ?? [])]).toEqual([
      [0, { kind: "page", page: "the page of article/a" }],
      [1, { kind: "page", page: "the front of the tag at /category/tide" }],
    ]);
    const swapped = await store.write([
      put(moved("/politics/a", "/politics/b")),
      { remove: { type: "article", id: "a" } },
    ]);
    expect(swapped).toEqual({ stored: 2, unchanged: 0 });
  });

  it("nor by a query that pages read or readers come with; a pattern to a page that is there makes no loop", async () => {
    await store.write([story("a")]);
    const asked = [
      "/?archive=:x",
      "/?utm_source=:x",
      "/politics/a?utm_medium=letter",
      "/lite",
      "/?p=:id",
      "/politics/:slug",
    ];
    const { stored, refused } = await store.write(asked.map((from) => put(moved(from, "/politics/a"))));
    expect(stored).toBe(2);
    expect([...(refused ?? [])].map(([place, fault]) => [asked[place], fault])).toEqual([
      ["/?archive=:x", { kind: "page", page: "the front page" }],
      ["/?utm_source=:x", { kind: "page", page: "the front page" }],
      ["/politics/a?utm_medium=letter", { kind: "page", page: "the page of article/a" }],
      ["/lite", { kind: "page", page: "/lite, a page of the site itself" }],
    ]);
    expect(await run(redirectsCommand, ["check"])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("0 loops"),
    });
  });

  it("uses are added up", async () => {
    await store.write([put(moved("/a", "/b")), put(moved("/c", "/b"))]);
    await store.addRedirectUses(new Map([["/c", 3]]));
    await store.addRedirectUses(new Map([["/c", 4]]));
    const { stdout } = await run(redirectsCommand, ["uses"]);
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { from: "/c", to: "/b", status: 301, uses: 7, lastUsed: expect.stringMatching(/^20/) },
      { from: "/a", to: "/b", status: 301, uses: 0 },
    ]);
  });

  it("thousands are stored and checked without a walk over all for each", async () => {
    const many = 3_000;
    const chained = Array.from({ length: many }, (_, place) =>
      place % 5 === 0 ? `/old/${place},/new/${place}` : `/old/${place},/old/${place - 1}`,
    );
    const file = join(folder, "many.csv");
    writeFileSync(file, chained.join("\n"));
    const started = performance.now();
    const done = await run(redirectsCommand, [file]);
    expect(done.stdout).toBe(`${many} new, 0 changed, 0 removed, 0 same, 0 refused\n`);
    const stored = performance.now();
    const checked = await run(redirectsCommand, ["check"]);
    expect(checked.stdout).toContain(
      `${many} redirects, 0 loops, 0 too long, ${(many / 5) * 4} by way of others, ${many} to look at\n`,
    );
    expect(isWithin(stored - started, 20_000)).toBe(true);
    expect(isWithin(performance.now() - stored, 10_000)).toBe(true);
    const one = performance.now();
    const loop = await store.write([put(moved("/new/5", "/old/9"))]);
    expect(loop.refused?.get(0)).toEqual({
      kind: "loop",
      steps: ["/new/5", "/old/9", "/old/8", "/old/7", "/old/6", "/old/5", "/new/5"],
    });
    expect(isWithin(performance.now() - one, 500)).toBe(true);
  });
});
