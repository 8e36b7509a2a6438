// What records were before, as an editor gets at it by command; and that a backup has it, into the other database too.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backupCommand } from "../../content/commands/backup.ts";
import { importCommand } from "../../content/commands/import.ts";
import { restoreCommand } from "../../content/commands/restore.ts";
import { revisionsCommand } from "../../content/commands/revisions.ts";
import { eventOfPost, postIn } from "../../content/records/live-posts.ts";
import { parseRecord } from "../../content/records/parse-record.ts";
import { openStore } from "../../content/store/open-store.ts";
import { runCommand } from "../../content/testing/run-command.ts";
import { postgres, type EmptyHome } from "./databases.ts";

const folder = mkdtempSync(join(tmpdir(), "meridian-revisions-"));
const home = { dataDir: join(folder, "first"), opener: { who: "ann", way: "import" } };
let other: EmptyHome;

const revisions = (...args: string[]) => runCommand(revisionsCommand, args, home);
const importing = (...records: object[]) =>
  runCommand(importCommand, ["-"], home, { input: records.map((record) => JSON.stringify(record)).join("\n") });
const section = (title: string) => ({ type: "section", id: "7", title });
const linesOf = (text: string) =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

beforeAll(async () => {
  other = await postgres.empty();
  await importing(section("Sport"));
  await importing(section("Sports"));
  await importing({ type: "section", id: "7", deleted: true });
});
afterAll(async () => {
  await other.drop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

it("lists, shows and restores what was removed", async () => {
  const listed = linesOf((await revisions("list", "section", "7")).stdout);
  expect(listed).toMatchObject([{ who: "ann", way: "import" }, { who: "ann" }, { who: "ann" }]);
  expect(listed[0]).not.toHaveProperty("version");
  const [removal, last, first] = listed.map(({ number }) => String(number));
  expect((await revisions("show", "section", "7", first ?? "")).stdout).toBe(`${JSON.stringify(section("Sport"))}\n`);
  await expect(revisions("show", "section", "7", removal ?? "")).rejects.toThrow("the record was taken away");
  expect(await revisions("restore", "section", "7", last ?? "")).toMatchObject({ status: 0 });
  expect((await revisions("restore", "section", "7", last ?? "")).stderr).toBe("It is what stands now.\n");
  const [standing] = linesOf((await revisions("list", "section", "7")).stdout);
  expect(standing).toMatchObject({ number: null, who: "ann" });
});

it.each([
  [[]],
  [["frob"]],
  [["list", "section"]],
  [["list", "gizmo", "1"]],
  [["show", "section", "7", "x"]],
  [["prune", "--days", "x"]],
])("wrong usage is told: %j", async (args) => {
  await expect(revisions(...args)).rejects.toThrow(/needs|takes|knows no type|must be/);
});

it("a backup has posts that came by calls, over those of their event, and restores them into the other database", async () => {
  const event = {
    type: "live_event",
    id: "8",
    title: "Storm",
    updates: [
      { id: 1, title: "Own" },
      { id: 2, title: "Gone" },
    ],
  };
  await importing(event);
  const store = await openStore(home);
  for (const [id, title] of [
    ["1", "Mended"],
    ["a", "Appended"],
  ] as const) {
    const prepared = postIn(parseRecord(eventOfPost({ id, title })));
    if ("doc" in prepared) await store.posts.put("8", { id, source: { id, title }, doc: prepared.doc });
  }
  await store.posts.remove("8", "2");
  const whole = (await store.standing({ type: "live_event", id: "8" }))?.source;
  await store.close();
  await runCommand(backupCommand, [join(folder, "with-posts")], home);
  const third = await postgres.empty();
  const elsewhere = { ...third, dataDir: join(folder, "third") };
  await runCommand(restoreCommand, [join(folder, "with-posts")], elsewhere);
  const restored = await openStore(elsewhere);
  expect((await restored.standing({ type: "live_event", id: "8" }))?.source).toBe(whole);
  expect((await restored.byId("live_event", "8"))?.updates.map(({ title }) => title)).toEqual(["Mended", "Appended"]);
  await restored.close();
  await third.drop();
});

it("a backup has them, and restores them into the other database; pruning drops them", async () => {
  const exported = (await revisions("export")).stdout;
  expect(linesOf(exported).map(({ record }) => record?.title)).toEqual([
    "Sport",
    "Sports",
    undefined,
    "Own",
    "Gone",
    undefined,
  ]);
  await runCommand(backupCommand, [join(folder, "backup")], home);
  const elsewhere = { ...other, dataDir: join(folder, "second") };
  await runCommand(restoreCommand, [join(folder, "backup")], elsewhere);
  const restored = (await runCommand(revisionsCommand, ["export"], elsewhere)).stdout;
  const withoutNumbers = (text: string) => text.replaceAll(/"number":\d+/g, "");
  expect(withoutNumbers(restored)).toBe(withoutNumbers(exported));
  expect((await revisions("prune")).stdout).toBe("0 dropped\n");
  expect((await revisions("prune", "--most", "1")).stdout).toBe("1 dropped\n");
});
