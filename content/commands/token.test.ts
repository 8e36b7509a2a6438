// Tokens from the command line, on a store of the test's own.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openStore } from "../store/open-store.ts";
import { runCommand } from "../testing/run-command.ts";
import { UsageError } from "./command.ts";
import { tokenCommand } from "./token.ts";

const home = { dataDir: mkdtempSync(join(tmpdir(), "meridian-token-")) };
afterAll(() => rmSync(home.dataDir, { recursive: true }));

const token = (...args: string[]) => runCommand(tokenCommand, args, home);
const sports = ["--kinds", "article,video", "--sections", "sports", "--write"];

it("one is made and shown once, listed, and revoked by its name", async () => {
  const { status, stdout, stderr } = await token("new", "Sports CMS", ...sports, "--expires", "12h");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ctk_\S+\n$/);
  expect(stderr).toMatch(
    /^Shown this once\. writes article, video in sports, until \d{4}-\S+; the log calls it \w{12}\.\n$/,
  );
  const listed = (await token("list")).stdout;
  expect(listed).toMatch(/^\w{12}\tSports CMS\twrites article, video in sports\tuntil \S+\tnever used\tgood\n$/);
  expect(listed).not.toContain(stdout.trim().slice(17));
  await expect(token("new", "Sports CMS", ...sports)).rejects.toThrow("another token is called Sports CMS");
  expect((await token("revoke", "Sports CMS")).stderr).toBe("Sports CMS opens nothing any more.\n");
  await expect(token("revoke", "Sports CMS")).rejects.toThrow("there is no token Sports CMS that holds");
  expect((await token("list")).stdout).toContain("\trevoked\n");
  const store = await openStore(home);
  expect(await store.tokens.of(stdout.trim())).toEqual({ over: "revoked", name: "Sports CMS" });
  expect(await store.desk.log.read(2)).toMatchObject([
    { name: "command line", act: "revoked-token" },
    { name: "command line", act: "made-token" },
  ]);
  await store.close();
});

it.each([
  ["no name", ["new", ...sports], "one NAME"],
  ["no kinds", ["new", "A", "--sections", "all", "--read"], "--kinds are missing"],
  ["no sections", ["new", "A", "--kinds", "all", "--read"], "--sections are missing"],
  ["neither read nor write", ["new", "A", "--kinds", "all", "--sections", "all"], "either --read or --write"],
  ["both", ["new", "A", "--kinds", "all", "--sections", "all", "--read", "--write"], "either --read or --write"],
  ["an unknown kind", ["new", "A", "--kinds", "story", "--sections", "all", "--read"], "do not include story"],
  ["no such time", ["new", "A", ...sports, "--expires", "soon"], "such as 90d or 12h"],
  ["a time too long", ["new", "A", ...sports, "--expires", "367d"], "at most 366 days"],
  ["an unknown option", ["new", "A", "--admin"], "--admin"],
  ["nothing to revoke", ["revoke"], "one NAME or ID"],
  ["an unknown scope", ["everything"], "knows no scope everything"],
  ["nothing", [], "needs new, list, revoke"],
])("%s is refused with the reason", async (_, args, why) => {
  const run = token(...args);
  await expect(run).rejects.toThrow(why);
  await expect(run).rejects.toBeInstanceOf(UsageError);
});

it("one of a scope is signed and not stored", async () => {
  const { stdout } = await token("content", "1");
  expect(stdout).not.toMatch(/^ctk_/);
  expect((await token("list")).stdout).not.toContain(stdout.trim());
});
